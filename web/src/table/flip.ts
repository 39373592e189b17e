/**
 * What stood somewhere else a moment ago slides to where it stands now. Elements carry data-flip="what it is"; what is new
 * comes from its home, data-from="home:...", which is data-flip="home:..." somewhere on a mat.
 */

import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";

interface Seen {
  element: HTMLElement;
  box: DOMRect;
}

const HOME = "home:";

/** Call it before the page changes. */
export function slideWhatMoves(): void {
  const pace = settings.pace;
  if (pace === 0) return;
  const before = seen();
  if (before.size === 0) return;
  void tick().then(() => {
    for (const [name, { element, box }] of seen()) {
      if (name.startsWith(HOME)) continue;
      const old = before.get(name) ?? before.get(element.dataset["from"] ?? "");
      if (!old || (Math.abs(old.box.x - box.x) < 2 && Math.abs(old.box.y - box.y) < 2)) continue;
      fly(element, old.box, box, pace);
    }
  });
}

function seen(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    const name = element.dataset["flip"] ?? "";
    if (box.width > 0 && !found.has(name)) found.set(name, { element, box });
  }
  return found;
}

/** What moves may lie in something that clips it, so a likeness of it flies. */
function fly(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset["flip"];
  ghost.setAttribute("aria-hidden", "true");
  const looks = getComputedStyle(element);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    background: looks.backgroundColor,
    borderRadius: looks.borderRadius,
    animation: "none",
  });
  document.body.append(ghost);
  element.style.visibility = "hidden";
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  void ghost
    .animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(1.4)` },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4}px) scale(1.7)`, offset: 0.6 },
        { transform: "none" },
      ],
      { duration: pace, easing: "ease-in-out" },
    )
    .finished.finally(() => {
      ghost.remove();
      element.style.visibility = "";
    });
}
