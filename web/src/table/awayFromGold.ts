/** Keeps a box below the bar from lying over what may be clicked: it goes to the side where it covers less of that, or
 * else less of the places. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** `changes` reads whatever the box's content depends on. */
export const awayFromGold =
  (changes: () => unknown): Attachment<HTMLElement> =>
  (box) => {
    changes();
    void tick().then(() => {
      const { width, height, top } = box.getBoundingClientRect();
      const bar = box.parentElement?.getBoundingClientRect();
      if (!bar || !height) return;
      const covered = (selector: string, left: number) =>
        [...document.querySelectorAll(selector)]
          .map((thing) => thing.getBoundingClientRect())
          .filter(
            (thing) =>
              thing.left < left + width && thing.right > left && thing.top < top + height && thing.bottom > top,
          ).length;
      const more = (selector: string) => covered(selector, bar.right - width - 12) - covered(selector, bar.left + 12);
      box.dataset["side"] = (more("main [data-option]") || more("main [data-place]")) > 0 ? "left" : "right";
    });
  };
