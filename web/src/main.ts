import "@fontsource-variable/inter";
import "./lib/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { horizon } from "./games/horizon";
import { sun } from "./games/sun";
import { bring } from "./table/games";

bring(sun);
bring(horizon);

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
