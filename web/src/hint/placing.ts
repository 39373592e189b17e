/** Where the expert's words cover least of what they speak of: its marks first, then what may be chosen, then places. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const OVER: [string, number][] = [
  [".marks :is(.mark, b)", 9],
  ["main [data-option]", 3],
  ["main [data-place]", 1],
];
/** The marks come when the board has been measured. */
const AGAIN = [0, 150, 400];
const MARGIN = 12;

/** `changes` reads whatever the words depend on. Only where a style says that the box moves. */
export const whereItIsQuiet =
  (changes: () => unknown): Attachment<HTMLElement> =>
  (box) => {
    changes();
    const place = () => {
      if (getComputedStyle(box).getPropertyValue("--moves").trim() !== "1") return;
      const bar = box.parentElement?.getBoundingClientRect();
      if (!bar) return;
      const { width, height } = box.getBoundingClientRect();
      const lefts = [bar.right - width - MARGIN, bar.left + (bar.width - width) / 2, bar.left + MARGIN];
      const tops = [bar.bottom + 4, innerHeight - height - MARGIN];
      const spots = tops.flatMap((top) =>
        lefts.map((left) => ({ left, top, cost: covered(left, top, width, height) })),
      );
      const best = spots.reduce((one, other) => (other.cost < one.cost ? other : one));
      const scale = bar.width / (box.parentElement?.offsetWidth ?? bar.width);
      box.style.inset = `${(best.top - bar.top) / scale}px auto auto ${(best.left - bar.left) / scale}px`;
    };
    void tick().then(place);
    const timers = AGAIN.map((wait) => setTimeout(place, wait));
    return () => timers.forEach(clearTimeout);
  };

function covered(left: number, top: number, width: number, height: number): number {
  const over = (box: DOMRect) =>
    box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
  return OVER.reduce(
    (sum, [selector, weight]) =>
      sum +
      weight * [...document.querySelectorAll(selector)].filter((thing) => over(thing.getBoundingClientRect())).length,
    0,
  );
}
