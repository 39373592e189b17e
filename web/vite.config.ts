import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { emblems } from "./emblems.ts";
import { licences } from "./licences.ts";

const server = process.env.HELIOPAUSE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), emblems(), licences()],
  build: {
    outDir: "../src/heliopause/table/site",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: ["index.html", "src/worker/worker.ts"],
      // The worker stands at the root: it answers for the pages below it.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
    assetsInlineLimit: 0, // the page's policy lets nothing in but its own files
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/offline": server,
      "/rules": server,
    },
  },
  // Without "browser" the tests would get the parts of Svelte that draw on a server.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/lib/testing.ts"] },
});
