/** What opens under the pointer takes no click for a moment: a click that was meant for what lay there before does nothing. */

const MOMENT = 300;

let pointer = { x: -1, y: -1 };
for (const kind of ["pointerdown", "pointermove"] as const) {
  addEventListener(kind, (event) => (pointer = { x: event.clientX, y: event.clientY }), {
    capture: true,
    passive: true,
  });
}

export function notAtOnce(opened: HTMLElement): () => void {
  const until = performance.now() + MOMENT;
  let under: boolean | null = null;
  // by then it lies where it belongs
  requestAnimationFrame(() => {
    const { left, right, top, bottom } = opened.getBoundingClientRect();
    under = pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom;
  });
  const listen = (event: MouseEvent) => {
    const byPointer = event.detail > 0;
    if (!byPointer || under === false || performance.now() > until) return;
    event.preventDefault();
    event.stopPropagation();
  };
  opened.addEventListener("click", listen, true);
  return () => opened.removeEventListener("click", listen, true);
}
