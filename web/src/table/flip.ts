/** What stood somewhere else a moment ago slides to where it stands now. Elements carry data-flip="what it is". */

import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";

/** Call it before the page changes. */
export function slideWhatMoves(): void {
  const pace = settings.pace;
  if (pace === 0) return;
  const before = places();
  if (before.size === 0) return;
  void tick().then(() => {
    for (const [name, box] of places()) {
      const old = before.get(name);
      if (!old || (Math.abs(old.x - box.x) < 2 && Math.abs(old.y - box.y) < 2)) continue;
      fly(old, box, pace);
    }
  });
}

function places(): Map<string, DOMRect & { colour?: string }> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll("[data-flip]")) {
    const box = element.getBoundingClientRect();
    const name = element.getAttribute("data-flip") ?? "";
    if (box.width > 0 && !found.has(name)) found.set(name, box);
  }
  return found;
}

/** A pawn lies in a clipped hexagon, so a likeness of it flies. */
function fly(from: DOMRect, to: DOMRect, pace: number): void {
  const source = [...document.querySelectorAll<HTMLElement>("[data-flip]")].find((element) => {
    const box = element.getBoundingClientRect();
    return box.x === to.x && box.y === to.y;
  });
  if (!source) return;
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-flip");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    background: getComputedStyle(source).backgroundColor,
    borderRadius: "50%",
  });
  document.body.append(ghost);
  ghost
    .animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(1.5)` }, { transform: "none" }], {
      duration: pace,
      easing: "ease-in-out",
    })
    .finished.finally(() => ghost.remove());
}
