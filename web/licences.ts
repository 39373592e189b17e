/** The licences of what is built into the pages beside our own, as one file of the site: found by what the script holds. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

interface Package {
  version: string;
  license: string;
  homepage?: string;
  repository?: string | { url: string };
}

const MODULES = resolve(import.meta.dirname, "node_modules");
const TEXTS = resolve(import.meta.dirname, "../licences");
/** Drawn into the site's own files, so that no script holds it. */
const DRAWN = "@iconify-json/game-icons";
const PAGES: Record<string, string> = { "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/legalcode" };

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((made) => (made.type === "chunk" ? made.moduleIds : []));
      const names = new Set([DRAWN, ...files.flatMap(packageOf)]);
      const source = [...names].sort().map(entry).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source: source + "\n" });
    },
  };
}

function packageOf(file: string): string[] {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file);
  return found ? [found[1]] : [];
}

function entry(name: string): string {
  const about = JSON.parse(readFileSync(resolve(MODULES, name, "package.json"), "utf-8")) as Package;
  const repository = typeof about.repository === "object" ? about.repository.url : about.repository;
  const head = `${name} ${about.version}, ${about.license}\n${about.homepage ?? repository ?? ""}`;
  return `${head}\n\n${textOf(name, about.license)}`;
}

/** As the package brings it, or as the licence's own page has it. */
function textOf(name: string, licence: string): string {
  const folder = resolve(MODULES, name);
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  const kept = resolve(TEXTS, `${licence}.txt`);
  if (own !== undefined) return readFileSync(resolve(folder, own), "utf-8").trim();
  if (existsSync(kept)) return readFileSync(kept, "utf-8").trim();
  if (licence in PAGES) return PAGES[licence];
  throw new Error(`${name} has the licence ${licence}, and there is no text of it in ${TEXTS}`);
}
