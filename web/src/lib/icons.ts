/** Our own drawings on a 24 x 24 field, in the colour of the text around them. */

const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;

const DRAWN = {
  // things of the game
  ore: line("M12 3l7 5-2.6 10H7.6L5 8z") + line("M5 8h14M12 3L9 8l3 10 3-10z", 1.3),
  pop: `<circle cx="12" cy="7" r="4" fill="currentColor"/>` + solid("M4.5 21c0-5.2 3.2-8 7.5-8s7.5 2.8 7.5 8z"),
  supply: line("M12 2.8l8 4.4v9.6l-8 4.4-8-4.4V7.2z", 1.9) + line("M4.2 7.3L12 11.6l7.8-4.3M12 11.6v9.4", 1.5),
  ship: solid("M12 2c3.2 3.2 4.4 7.4 4.4 12l3.1 4.2-4.6-.9L12 22l-2.9-4.7-4.6.9L7.6 14C7.6 9.4 8.8 5.2 12 2z"),
  food:
    line("M12 21V10", 2.2) +
    solid("M12 13C6.5 13 4 9.6 4 5c5 0 8 2.8 8 8zM12 10.5C12 5.8 14.7 3 20 3c0 4.7-2.5 7.5-8 7.5z"),
  gear:
    `<circle cx="12" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="2.6"/>` +
    line(
      "M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M5.3 18.7l2.8-2.8M15.9 8.1l2.8-2.8",
      2.4,
    ),
  automate:
    line("M4 12a8 8 0 0 1 13.6-5.7L20 8.6M20 12a8 8 0 0 1-13.6 5.7L4 15.4", 2.2) +
    line("M20 3.5v5.2h-5.2M4 20.5v-5.2h5.2", 2.2),
  research:
    line("M9 3h6M10 3v6l-5.2 9.2A1.9 1.9 0 0 0 6.5 21h11a1.9 1.9 0 0 0 1.7-2.8L14 9V3") +
    solid("M7.6 15.5h8.8l1.7 3.3H5.9z"),
  colonize:
    solid("M3 20a9.5 9.5 0 0 1 18 0z") +
    `<path d="M12 11V3l6 2.6L12 8" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  jump: line("M3.5 18C5 9.5 11 6 18.5 8.5", 2.3) + line("M13.8 4.3l5.7 4.3-5.3 4.7", 2.3),
  upgrade: line("M6 13l6-6 6 6M6 19.5l6-6 6 6", 2.6),
  vp: solid("M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5L2.7 9.4l6.5-.8z"),
  star: solid("M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5L2.7 9.4l6.5-.8z"),
  power: line("M13 2.5L5.5 13.5H11L10 21.5 18.5 9.5H12.5z", 2),
  trade: line("M4 8.5h14M14.5 4.5l4 4-4 4M20 15.5H6M9.5 11.5l-4 4 4 4", 2.1),
  grow: line("M12 21V11", 2.2) + line("M7 9.5L12 4l5 5.5", 2.4) + line("M5 21h14", 2),
  deep: `<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 3"/><circle cx="12" cy="12" r="2.5" fill="currentColor"/>`,
  guild: solid("M3 10l9-6.5L21 10v1.6H3z") + line("M6 13v5M12 13v5M18 13v5M3.5 20.5h17", 2.2),
  copy: line("M8.5 8.5h11v11h-11z", 2) + line("M15.5 5v-.5h-11v11H5", 2),
  museum: solid("M3 9.5L12 4l9 5.5v1.5H3z") + line("M5.5 20h13M7 13v4.5M12 13v4.5M17 13v4.5", 2),
  annex:
    `<circle cx="12" cy="13" r="7.5" fill="none" stroke="currentColor" stroke-width="2"/>` +
    line("M12 9.5v7M8.5 13h7", 2.2),
  system: `<circle cx="12" cy="12" r="6.5" fill="currentColor"/>` + line("M2.5 15.5C6 19 19 12 21.5 7.5", 1.8),
  yard: line("M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4z", 2) + line("M9 9.5l3-2 3 2M12 8v8", 1.8),
  infinity: line(
    "M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5-6-4.5z",
    2,
  ),
  control: `<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2.6"/><circle cx="12" cy="12" r="3.6" fill="currentColor"/>`,
  places:
    `<circle cx="6" cy="7" r="3.4" fill="currentColor"/><circle cx="18" cy="9" r="3.4" fill="currentColor"/><circle cx="10" cy="18" r="3.4" fill="currentColor"/>` +
    line("M8 8.5l7 .5M17 12l-5 4", 1.5),
  disc:
    `<ellipse cx="12" cy="9.5" rx="8.5" ry="4.5" fill="currentColor"/>` +
    line("M3.5 10v5c0 2.4 3.8 4.5 8.5 4.500s8.5-2.1 8.5-4.500v-5", 2),
  mine: line("M4 20L14 10", 2.6) + line("M8.5 5.500C13 3.5 18 5.5 20.5 10.5 18 8.5 15.5 7.5 12.5 8", 2.2),
  unlock: line("M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2", 2),
  nobonus: line("M5 5l14 14", 2.2) + line("M13 3.500L7.5 11.500H12L11 20.5 17 11.5", 1.8),
  pawn: solid(
    "M12 2.500a4.5 4.5 0 0 1 2.6 8.200c.4 4 1.7 5.8 4.4 8.300v2.500H5v-2.500c2.7-2.5 4-4.3 4.4-8.300A4.5 4.5 0 0 1 12 2.500z",
  ),
  clock: `<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/>` + line("M12 7v5l3.5 2"),
  cards: line("M8 3.500h11v14H8z", 2) + line("M5 7v13.500h11", 2),
  private: line("M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3", 2),
  // types: each has a shape as well as a colour
  scientific: `<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="3.4"/><circle cx="12" cy="12" r="2.6" fill="currentColor"/>`,
  economic: `<path d="M12 2.5L21.5 12 12 21.5 2.5 12z" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round"/>`,
  military: `<path d="M12 3l9.5 17h-19z" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round"/>`,
  commercial: `<rect x="4" y="4" width="16" height="16" rx="2" fill="none" stroke="currentColor" stroke-width="3.4"/>`,
  // Land, pieces and buildings
  coin:
    `<circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" stroke-width="2.4"/>` +
    line("M12 7.5L15.500 12 12 16.5 8.500 12z", 1.9),
  settler:
    line("M3.500 14.500C3.500 8 7 5 12 5s8.500 3 8.500 9.500z", 2.2) +
    `<circle cx="7.500" cy="18" r="2.600" fill="currentColor"/><circle cx="16.500" cy="18" r="2.600" fill="currentColor"/>`,
  soldier: solid("M12 2.500l8 2.800v6.200c0 5-3.200 8.300-8 10-4.800-1.700-8-5-8-10V5.300z"),
  unit: solid("M12 3l2.400 2.400v8.100H18v2.600h-4.300V21h-3.400v-4.900H6v-2.600h3.600V5.400z"),
  village: solid("M12 3.500L21.500 12H19v8.500h-5v-5.500h-4v5.500H5V12H2.500z"),
  city: solid(
    "M3 21V8.500h2.200v2h2.300v-2h2.200v3h.8V3h2v2h2V3h2v8.500h.8v-3h1.500v2h.7v-2H21.500V21h-7v-4.500h-4V21z",
  ),
  compass:
    `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>` +
    solid("M16.500 7.500L13.600 13.600 7.500 16.500 10.400 10.400z"),
  hammer: solid("M4 7.500l5-4.500h6.500l2.500 2.500-2.500 2.500-2-1-1.300 1.300 9 9-2.900 2.900-9-9L7.500 13z"),
  works:
    line("M3.500 20.500h17M5.500 20.500V12M10 20.500V12M14 20.500V12M18.500 20.500V12", 2) +
    solid("M2.800 10.500L12 3.500l9.200 7z"),
  bridge: line("M2.500 19V9M21.500 19V9M2.500 11.500h19M6 11.500v6.500M18 11.500v6.500M6 18a6 6 0 0 1 12 0", 2),
  invest: line("M4 20h16", 2.2) + line("M6.500 15.500v-3M12 15.500V8.500M17.500 15.500v-11", 3),
  crown: solid("M3 18.500L2.500 7.500l5 4L12 5l4.500 6.500 5-4-.5 11z"),
  altar: line("M12 3v18M6.500 8.500h11", 2.6) + line("M7 21h10", 2.2),
  ballot: line("M4 11.500h16V21H4zM8 11.500V4h8v7.500M8.500 16h7", 2),
  spark: solid("M12 2l2.300 7.700L22 12l-7.700 2.300L12 22l-2.300-7.700L2 12l7.700-2.300z"),
  goal: line("M6 21.500V3", 2.2) + solid("M6 3.500h13l-3.500 4.200L19 12H6z"),
  leader:
    `<circle cx="12" cy="9.500" r="3.700" fill="currentColor"/>` +
    solid("M5 21c0-4.500 3-7 7-7s7 2.500 7 7z") +
    solid("M8 5.500L7.300 1.500l2.700 1.700L12 1l2 2.200 2.700-1.700L16 5.500z"),
  token: `<path d="M12 2.800l8 4.600v9.200l-8 4.600-8-4.600V7.400z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>`,
  cube: `<rect x="5" y="5" width="14" height="14" rx="2.500" fill="currentColor"/>`,
  none:
    `<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.200"/>` +
    line("M6.500 17.500l11-11", 2.2),
  plus: line("M12 5v14M5 12h14", 2.6),
  minus: line("M5 12h14", 2.6),
  fit: line("M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", 2.2),
  // seat marks
  mark0: solid("M12 3.5L20.5 19h-17z"),
  mark1: `<circle cx="12" cy="12" r="8" fill="currentColor"/>`,
  mark2: `<rect x="4.5" y="4.5" width="15" height="15" fill="currentColor"/>`,
  mark3: line("M5 5l14 14M19 5L5 19", 5),
  // the page
  undo: line("M8 5L3.5 9.5 8 14", 2.2) + line("M4 9.5h9.5a6 6 0 0 1 0 12H9", 2.2),
  restart: line("M5 5v5h5", 2.2) + line("M5.5 9.5A8 8 0 1 1 4 14", 2.2),
  book:
    line("M4 5.5C6.5 4 9.5 4 12 5.8c2.5-1.8 5.5-1.8 8-.3v13c-2.5-1.5-5.5-1.5-8 .3-2.5-1.8-5.5-1.8-8-.3z") +
    line("M12 6v12.5", 1.6),
  help:
    `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>` +
    line("M9.3 9.5a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2") +
    `<circle cx="12" cy="17" r="1.3" fill="currentColor"/>`,
  talk: line("M4 5h16v11h-8l-5 4v-4H4z"),
  seats:
    `<circle cx="8.5" cy="8" r="3.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="17" cy="9.5" r="2.6" fill="none" stroke="currentColor" stroke-width="1.8"/>` +
    line("M2.5 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M17 15c2.8 0 4.5 1.8 4.5 4.5"),
  settings:
    line("M4 7h9M18 7h2M4 17h2M11 17h9") +
    `<circle cx="15.5" cy="7" r="2.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="8.5" cy="17" r="2.5" fill="none" stroke="currentColor" stroke-width="2"/>`,
  day:
    `<circle cx="12" cy="12" r="4" fill="none" stroke="currentColor" stroke-width="2"/>` +
    line(
      "M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8",
    ),
  die:
    line("M4 4h16v16H4z") +
    '<circle cx="8.5" cy="8.5" r="1.7" fill="currentColor"/><circle cx="15.5" cy="15.5" r="1.7" fill="currentColor"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>',
  moon: line("M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"),
  close: line("M5.5 5.5l13 13M18.5 5.5l-13 13", 2.4),
  more: `<circle cx="5.5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" fill="currentColor"/><circle cx="18.5" cy="12" r="2" fill="currentColor"/>`,
  left: line("M14.5 5.5L8 12l6.5 6.5", 2.4),
  right: line("M9.5 5.5L16 12l-6.5 6.5", 2.4),
  check: line("M4.5 12.5l5 5L19.5 7", 2.8),
  robot:
    line("M5 9h14v10H5zM12 9V4.5M2.5 13v3M21.5 13v3", 2) +
    `<circle cx="9.3" cy="14" r="1.5" fill="currentColor"/><circle cx="14.7" cy="14" r="1.5" fill="currentColor"/>`,
  eye:
    line("M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z") +
    `<circle cx="12" cy="12" r="2.8" fill="currentColor"/>`,
  link: line(
    "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.5 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L11.5 18",
  ),
  home: line("M4 11l8-7 8 7M6.5 9.5V20h11V9.5"),
  bell: line("M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4"),
  sound: line("M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"),
  mail: line("M3.5 6h17v12.5h-17zM4 7l8 6 8-6"),
  phone: line("M7.5 2.8h9v18.4h-9zM11 18h2"),
  share: line("M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12"),
  play: solid("M7 4.5l12.5 7.5L7 19.5z"),
  chart: line("M4 4v16h16M7.5 15.5l4-5 3 3 5-7"),
  screen: line("M3.5 5h17v11h-17zM8 20h8M12 16v4"),
  bulb: line("M9 17.5h6M10 20.8h4M8.3 14a6 6 0 1 1 7.4 0c-.5.5-.7 1-.7 1.600H9c0-.6-.2-1.100-.7-1.600z"),
  pencil: line("M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z"),
} as const;

/** What cards speak of, where two things share a drawing (kernel/tokens.py has the list of all). */
export const ICONS = {
  ...DRAWN,
  colony: DRAWN.system,
  technology: DRAWN.research,
  automation: DRAWN.automate,
  anywhere: DRAWN.infinity,
  existing: DRAWN.eye,
  new: DRAWN.spark,
  taken: DRAWN.check,
  turn: DRAWN.clock,
  move: DRAWN.jump,
  produce: DRAWN.grow,
  economy: DRAWN.coin,
  infrastructure: DRAWN.bridge,
  construction: DRAWN.works,
  investment: DRAWN.invest,
  settle: DRAWN.village,
  fortify: DRAWN.city,
  build: DRAWN.hammer,
  explore: DRAWN.compass,
  theocracy: DRAWN.altar,
  claim: DRAWN.goal,
  discover: DRAWN.leader,
  enlist: DRAWN.unit,
  science: DRAWN.scientific,
  commerce: DRAWN.commercial,
  culture: DRAWN.economic,
} as const;

export type IconName = keyof typeof ICONS;

/** Icons with a colour of their own in a line, by the name of the colour. */
export const TONES: Partial<Record<IconName, string>> = {
  ore: "ore",
  mine: "ore",
  food: "food",
  grow: "food",
  produce: "food",
  gear: "gear",
  star: "vp",
  claim: "vp",
  coin: "coin",
  economy: "coin",
  infrastructure: "bridge",
  scientific: "scientific",
  economic: "economic",
  military: "military",
  commercial: "commercial",
  science: "science",
  commerce: "commerce",
  culture: "culture",
};
