/** The time, for what counts down: it ticks only while something shows it. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds; whoever reads it in an effect or a template is drawn anew every second. */
export function ticking(): number {
  subscribe();
  return Date.now();
}
