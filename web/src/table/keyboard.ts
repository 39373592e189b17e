/** Keys: arrows along a list of options, or across a board to what lies next in that direction; Enter on a drawing. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Left and right, up and down go through the buttons in their order. */
export function arrowsInList(list: HTMLElement): () => void {
  const listen = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = [...list.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[(here + step[0] + step[1] + buttons.length) % buttons.length]?.focus();
  };
  list.addEventListener("keydown", listen);
  return () => list.removeEventListener("keydown", listen);
}

/** A board is one stop of the tab key (and each legal thing in it); arrows walk over everything on it. */
export function arrowsOnBoard(board: HTMLElement): () => void {
  board.tabIndex = 0;
  const listen = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.target instanceof HTMLInputElement) return;
    const stops = [...board.querySelectorAll<HTMLElement | SVGElement>("button, [data-stop]")].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const next = here < 0 ? stops[0] : nearest(stops, stops[here] as Element, step);
    if (!next) return;
    event.preventDefault();
    (next as HTMLElement).focus();
    (next as HTMLElement).scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  board.addEventListener("keydown", listen);
  return () => board.removeEventListener("keydown", listen);
}

function nearest<T extends Element>(stops: T[], from: Element, [dx, dy]: [number, number]): T | undefined {
  const [x, y] = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const [sx, sy] = middle(stop);
    const along = (sx - x) * dx + (sy - y) * dy;
    const across = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (along <= 2) continue;
    const cost = along + across * 2.2;
    if (cost < least) [least, best] = [cost, stop];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Enter and space on a drawing that is a button. */
export function pressed(act: (element: Element) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget instanceof Element) act(event.currentTarget);
  };
}
