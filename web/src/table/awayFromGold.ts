/** Keeps a box below the bar from lying over what may be clicked: it goes to the side where it covers less of that. */

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
      const things = [...document.querySelectorAll("main [data-option]")].map((thing) => thing.getBoundingClientRect());
      const covered = (left: number) =>
        things.filter(
          (thing) => thing.left < left + width && thing.right > left && thing.top < top + height && thing.bottom > top,
        ).length;
      box.dataset["side"] = covered(bar.right - width - 12) > covered(bar.left + 12) ? "left" : "right";
    });
  };
