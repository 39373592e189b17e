/** Cards of a row that do not fit side by side: names take two lines, or push the price down to the bonus. */

import type { Attachment } from "svelte/attachments";

export const squeeze: Attachment<HTMLElement> = (row) => {
  const wide = (one: Element | null) => one?.getBoundingClientRect().width ?? 0;
  const spills = (card: HTMLElement) => {
    const [what, bonus] = [card.querySelector(".what"), card.querySelector(".bonus")];
    return what && bonus ? bonus.getBoundingClientRect().right > what.getBoundingClientRect().right + 0.5 : false;
  };
  const measure = () => {
    const cards = [...row.querySelectorAll<HTMLElement>(".card")];
    row.classList.remove("wraps");
    for (const card of cards) card.classList.remove("stacked");
    if (row.scrollWidth <= row.clientWidth && !cards.some(spills)) return;
    row.classList.add("wraps");
    for (const card of cards) {
      const below = [...card.querySelectorAll(".what > *")].reduce((sum, part) => sum + wide(part) + 4, 0);
      if (wide(card.querySelector(".name")) > below) card.classList.add("stacked");
    }
  };
  measure();
  const resized = new ResizeObserver(measure);
  resized.observe(row);
  const changed = new MutationObserver(measure);
  changed.observe(row, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(measure);
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
