import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.HELIOPAUSE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/heliopause/table/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy lets nothing in but its own files
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/words": server,
      "/rules": server,
    },
  },
});
