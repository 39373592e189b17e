/** What the unit tests' page lacks of a browser: nothing is known of what a person's system prefers. */
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
