/** Moves a camera by wheel, by dragging with one pointer and by pinching with two. A drag is no click. */

import type { Camera } from "./camera.svelte";

const SLIP = 6;

export function controls(camera: Camera): (element: HTMLElement) => () => void {
  return (element) => {
    const down = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 };
    let dragging = false;

    const share = (x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return [(x - box.x) / box.width, (y - box.y) / box.height] as const;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * 0.0016), ...share(event.clientX, event.clientY));
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest(".tools")) return;
      if (down.size === 0) {
        start = { x: event.clientX, y: event.clientY };
        dragging = false;
      }
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other) {
        dragging = true;
        const apart = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
        if (apart(before) > 0)
          camera.zoom(apart(now) / apart(before), ...share((now.x + other.x) / 2, (now.y + other.y) / 2));
        return;
      }
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
      dragging = true;
      const box = element.getBoundingClientRect();
      camera.move((now.x - before.x) / box.width, (now.y - before.y) / box.height);
    };
    const release = (event: PointerEvent) => void down.delete(event.pointerId);
    const click = (event: Event) => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    /** A frame around the map scrolls and pinches too; here the map does it itself. */
    const keep = (event: Event) => event.stopPropagation();

    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", press);
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    element.addEventListener("click", click, true);
    element.addEventListener("touchstart", keep, { passive: true });
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      element.removeEventListener("click", click, true);
      element.removeEventListener("touchstart", keep);
    };
  };
}
