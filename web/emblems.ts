/** Emblems of the games: `src/games/<game>/emblems.json` names a drawing for each card, and the site gets one file a game with
 * all of them. They are no part of the script: a page loads them once and shows one by its id. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const GAMES = resolve(import.meta.dirname, "src/games");
const NAMES = "emblems.json";

export function emblems(): Plugin {
  return {
    name: "emblems",
    generateBundle() {
      for (const game of gamesWithEmblems()) {
        this.emitFile({ type: "asset", fileName: `emblems/${game}.svg`, source: drawn(game) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/emblems", (request, response, next) => {
        const game = /^\/(\w+)\.svg/.exec(request.url ?? "")?.[1];
        if (game === undefined || !gamesWithEmblems().includes(game)) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(drawn(game));
      });
    },
  };
}

function gamesWithEmblems(): string[] {
  return readdirSync(GAMES).filter((game) => readdirSync(resolve(GAMES, game)).includes(NAMES));
}

function drawn(game: string): string {
  const named = JSON.parse(readFileSync(resolve(GAMES, game, NAMES), "utf-8")) as Record<string, string>;
  const symbols = Object.entries(named).map(
    ([id, icon]) => `<symbol id="${id}" viewBox="0 0 512 512">${bodyOf(icon)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const require = createRequire(import.meta.url);
const collection = require("@iconify-json/game-icons/icons.json") as Collection;

function bodyOf(icon: string): string {
  const found = collection.icons[collection.aliases?.[icon]?.parent ?? icon];
  if (!found) throw new Error(`There is no drawing ${icon}`);
  return found.body;
}
