/** Makes an element something one can point at: hover, focus, long press, and a click or tap on what cannot be chosen, show
 * its words and why it is not possible. */

import { desk, type Spot } from "./desk.svelte";

const PATIENCE = 380;
const LONG_PRESS = 480;

/** Where the pointer was seen last: what is drawn anew under a pointer that rests has not been pointed at. */
const rest = { x: -1, y: -1 };
addEventListener("pointermove", (event) => Object.assign(rest, { x: event.clientX, y: event.clientY }), true);

const rests = (event: Event) => event instanceof PointerEvent && event.clientX === rest.x && event.clientY === rest.y;

/** What everything that can be pointed at is: for what finds things by their keys, such as the halos of the news. */
export const pointable = new Map<Element, () => Spot>();
/** Events that something inside has answered. */
const answered = new WeakSet<Event>();

export function point(spotNow: () => Spot): (element: Element) => () => void {
  return (element) => {
    let spot: Spot | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const show = () => {
      if (spot && !desk.pinned && (spot.card || spot.title || spot.lines?.length))
        desk.tip = { spot, at: boxOf(element) };
    };
    const hide = () => {
      clearTimeout(timer);
      if (spot) desk.leave(spot);
      spot = null;
    };
    const arrive = (patience: number) => {
      if (spot) hide();
      spot = spotNow();
      desk.enter(spot, boxOf(element));
      clearTimeout(timer);
      timer = setTimeout(show, patience);
    };

    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isTouch(event) || rests(event) || arrive(PATIENCE)],
      ["pointerleave", (event) => isTouch(event) || queueMicrotask(hide)],
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if (answered.has(event)) return;
          answered.add(event);
          if (!isTouch(event)) {
            clearTimeout(timer);
            if (!desk.pinned) desk.tip = null;
            return;
          }
          arrive(LONG_PRESS);
          setTimeout(() => (pressed = desk.tip !== null && desk.tip.spot === spot), LONG_PRESS + 10);
        },
      ],
      ["pointerup", (event) => isTouch(event) && clearTimeout(timer)],
      [
        "click",
        (event) => {
          if (answered.has(event)) return;
          answered.add(event);
          const here = spotNow();
          if (here.option !== undefined || here.active || !(here.wish || here.card || here.title)) return;
          if (!spot) arrive(PATIENCE);
          clearTimeout(timer);
          show();
          desk.pin();
        },
      ],
      ["pointercancel", () => hide()],
      ["contextmenu", (event) => pressed && event.preventDefault()],
      [
        "focusin",
        (event) => event.target === element && (element as HTMLElement).matches(":focus-visible") && arrive(120),
      ],
      [
        "focusout",
        (event) => event.target === element && queueMicrotask(hide),
      ] /* it may come while the page is being drawn */,
    ];
    const notAfterLongPress = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    /** The pointer rested when this was drawn and moves now; what lies around it comes first, as with pointerenter. */
    const stirs = (event: Event) => {
      if (!isTouch(event) && spot === null) arrive(PATIENCE);
    };
    pointable.set(element, spotNow);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("pointermove", stirs, true);
    element.addEventListener("click", notAfterLongPress, true);
    return () => {
      pointable.delete(element);
      clearTimeout(timer);
      if (spot) queueMicrotask(hide); // not while the page is being drawn
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("pointermove", stirs, true);
      element.removeEventListener("click", notAfterLongPress, true);
    };
  };
}

/** The box of the whole thing that an element is part of: words about a part must not hide the rest. */
export function boxOf(element: Element): DOMRect {
  return (element.closest("[data-whole]") ?? element).getBoundingClientRect();
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
