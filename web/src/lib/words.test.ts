import { expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { inLanguage } from "./names";
import { say, t, words } from "./words.svelte";

const TEXTS: Record<string, string> = {
  "/words": JSON.stringify([
    { code: "en", name: "English" },
    { code: "de", name: "Deutsch" },
  ]),
  "/words/en":
    'jump = { $who } jumps to { $place }\nplace = the star { $name }\nlist = { $parts }\nlist-separator = { ", " }',
  "/words/de":
    'name-barnards-star = Barnards Stern\njump = { $who } springt zu { $place }\nplace = Stern { $name }\nlist = { $parts }\nlist-separator = { ", " }',
};

vi.stubGlobal("fetch", (path: string) =>
  Promise.resolve(new Response(TEXTS[path], { status: TEXTS[path] ? 200 : 404 })),
);

const phrase = { m: "jump", a: { who: "Ada", place: { m: "place", a: { name: "Sirius" }, k: "place:a1" } } };

it("a phrase is said with the phrases inside it, in the language that is set", async () => {
  settings.language = "en";
  await words.speak("en");
  expect(say(phrase)).toBe("Ada jumps to the star Sirius");
  expect(
    say({
      m: "list",
      a: {
        parts: [
          { m: "place", a: { name: "A" } },
          { m: "place", a: { name: "B" } },
        ],
      },
    }),
  ).toBe("the star A, the star B");
  settings.language = "de";
  await words.speak("de");
  expect(say(phrase)).toBe("Ada springt zu Stern Sirius");
  expect(document.documentElement.lang).toBe("de");
});

it("a language without words falls back to the server's first, a message without words to its id", async () => {
  settings.language = "xx";
  await words.speak("xx");
  expect(words.language).toBe("en");
  expect(t("no-such-message")).toBe("no-such-message");
});

it("a card has the name that the language has for it, and else its own", async () => {
  const view = { slots: [{ card: { name: "Barnard's Star", named: "name-barnards-star" } }, { name: "Ada" }] };
  settings.language = "de";
  await words.speak("de");
  expect(inLanguage(view).slots).toEqual([
    { card: { name: "Barnards Stern", named: "name-barnards-star" } },
    { name: "Ada" },
  ]);
  expect(say({ m: "name-of-a-pack", a: { text: "Of a Pack" } })).toBe("Of a Pack");
  settings.language = "en";
  await words.speak("en");
  expect(inLanguage(view)).toEqual(view);
});
