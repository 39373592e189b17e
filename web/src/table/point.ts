/** Makes an element something one can point at: hover and focus, a tap, and a click on what cannot be chosen, show its words and
 * why it is not possible. */

import { live } from "../lib/live.svelte";
import { desk, type Spot } from "./desk.svelte";

const PATIENCE = 380;

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

    const show = () => {
      if (spot && !desk.pinned && (spot.card || spot.title || spot.lines?.length))
        desk.tip = { spot, at: boxOf(element) };
    };
    const hide = () => {
      clearTimeout(timer);
      if (spot) desk.leave(spot);
      spot = null;
    };
    const enter = () => {
      if (spot) hide();
      spot = spotNow();
      desk.enter(spot, boxOf(element));
    };
    const arrive = (patience: number) => {
      enter();
      clearTimeout(timer);
      timer = setTimeout(show, patience);
    };

    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isTouch(event) || rests(event) || arrive(PATIENCE)],
      ["pointerleave", (event) => isTouch(event) || queueMicrotask(hide)],
      [
        "pointerdown",
        (event) => {
          if (answered.has(event)) return;
          answered.add(event);
          clearTimeout(timer);
          if (isTouch(event)) enter();
          else if (!desk.pinned) desk.tip = null;
        },
      ],
      [
        "click",
        (event) => {
          if (answered.has(event)) return;
          answered.add(event);
          if (live.busy) return; // it has just been chosen
          const here = spotNow();
          // what is tapped on a board waits for a second tap: meanwhile its words are shown
          const waits = desk.touched && here.option !== undefined && element.closest("#question, .chooser") === null;
          if (!waits && (here.option !== undefined || here.active)) return;
          if (!(here.wish || here.card || here.title)) return;
          if (!spot) arrive(PATIENCE);
          clearTimeout(timer);
          show();
          desk.pin();
        },
      ],
      ["pointercancel", () => hide()],
      [
        "focusin",
        (event) => event.target === element && (element as HTMLElement).matches(":focus-visible") && arrive(120),
      ],
      [
        "focusout",
        (event) => event.target === element && queueMicrotask(hide),
      ] /* it may come while the page is being drawn */,
    ];
    /** The pointer rested when this was drawn and moves now; what lies around it comes first, as with pointerenter. */
    const stirs = (event: Event) => {
      if (!isTouch(event) && spot === null) arrive(PATIENCE);
    };
    pointable.set(element, spotNow);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener("pointermove", stirs, true);
    return () => {
      pointable.delete(element);
      clearTimeout(timer);
      if (spot) queueMicrotask(hide); // not while the page is being drawn
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener("pointermove", stirs, true);
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
