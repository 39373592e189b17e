import "@fontsource-variable/inter";
import "./lib/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./lib/push";
import { bring, type Brought } from "./table/games";

const brought = import.meta.glob<Brought>("./games/*/index.ts", { eager: true });
for (const { game } of Object.values(brought)) bring(game);

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
if (import.meta.env.PROD) startWorker();
