import { expect, it } from "vitest";
import { readSections, search, withReferences } from "./rules";

const PAGE = `# The game

Before the first chapter.

## 1 Setting up

Take **five** discs of <!-- number:begin -->nine<!-- number:end -->.

## 2 Turns

### 2.1 Three phases

An action, production, and a claim. See 1.1.

| deck | cards |
| --- | --- |
| first | twelve ships |

## Tests behind the rules

Not for players.
`;

const sections = readSections("game/rules", PAGE);

it("a page is read as sections, without what only its makers need", () => {
  expect(sections.map(({ number, title }) => [number, title])).toEqual([
    ["", "The game"],
    ["1", "Setting up"],
    ["2", "Turns"],
    ["2.1", "Three phases"],
  ]);
});

it("a search finds all its words, in tables too, titles first, with the words around the hit", () => {
  expect(search(sections, "")).toEqual([]);
  expect(search(sections, "discs five").map(({ section }) => section.number)).toEqual(["1"]);
  expect(search(sections, "twelve")[0]?.hit).toBe("twelve");
  expect(search(sections, "phases")[0]?.section.number).toBe("2.1");
  expect(search(sections, "2.1")[0]?.section.title).toBe("Three phases");
  expect(search(sections, "no-such-word")).toEqual([]);
  expect(search(sections, "begin"), "marks are not words").toEqual([]);
  expect(search(sections, "of nine")[0]?.section.number).toBe("1");
});

it("numbers of sections that are there can be followed, other numbers stay words", () => {
  expect(withReferences("see 2.1, not 9.9 nor 2.15", new Set(["2.1"]))).toEqual([
    { text: "see ", section: false },
    { text: "2.1", section: true },
    { text: ", not 9.9 nor 2.15", section: false },
  ]);
});
