/** The pages of the rules as sections: fetched, read as Markdown, searched. */

import { lexer, type Token, type Tokens } from "marked";
import { rulesPage } from "../lib/api";

/** A page by its game and the name of its file. */
export type Page = string;

export interface Section {
  page: Page;
  /** "8" or "8.4"; empty for what stands before the first chapter. */
  number: string;
  title: string;
  depth: number;
  tokens: Token[];
  /** All words of it, for the search. */
  text: string;
}

const HEADING = /^(\d+(?:\.\d+)*)\s+(.+)$/;
/** What only the makers need stands under this heading, at the end. */
const FOR_MAKERS = /^tests behind/i;

export interface Book {
  sections: Section[];
  /** What it is written in. */
  language: string;
}

const fetched = new Map<string, Promise<Book>>();

/** A page in the language, or in English where there is no translation. */
export function bookOf(page: Page, language: string): Promise<Book> {
  const key = `${language} ${page}`;
  let book = fetched.get(key);
  if (book === undefined) {
    book = rulesPage(page, language).then(({ text, language }) => ({ sections: readSections(page, text), language }));
    fetched.set(key, book);
    book.catch(() => fetched.delete(key));
  }
  return book;
}

export function readSections(page: Page, markdown: string): Section[] {
  const sections: Section[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading") {
      const { text, depth } = token as Tokens.Heading;
      if (FOR_MAKERS.test(text)) break;
      const [, number, title] = HEADING.exec(text) ?? [];
      sections.push({ page, number: number ?? "", title: title ?? text, depth, tokens: [], text: title ?? text });
    } else if (token.type !== "html" && token.type !== "space") {
      const last = sections.at(-1);
      last?.tokens.push(token);
      if (last) last.text += `\n${plain(token)}`;
    }
  }
  return sections;
}

/** The words of a token without their marks. */
function plain(token: Token): string {
  if (token.type === "html") return "";
  if (token.type === "table") {
    const table = token as Tokens.Table;
    return [table.header, ...table.rows].map((row) => row.map((cell) => inner(cell.tokens)).join(" ")).join("\n");
  }
  if (token.type === "list") return (token as Tokens.List).items.map((item) => inner(item.tokens)).join("\n");
  if ("tokens" in token && token.tokens) return inner(token.tokens);
  return "text" in token && typeof token["text"] === "string" ? token["text"] : "";
}

function inner(tokens: Token[]): string {
  return tokens.map(plain).join("");
}

export interface Found {
  section: Section;
  /** The text around the first hit, cut at it. */
  before: string;
  hit: string;
  after: string;
}

/** The sections that hold all words of the query; those with it in the title come first. */
export function search(sections: Section[], query: string): Found[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const inTitle = (section: Section) => section.number === query.trim() || holds(section.title);
  const found = sections.filter((section) => inTitle(section) || holds(section.text));
  return found
    .toSorted((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
    .map((section) => around(section, first));
}

function around(section: Section, word: string): Found {
  const body = section.text.slice(section.title.length).replace(/\s+/g, " ");
  const at = body.toLowerCase().indexOf(word);
  if (at < 0) return { section, before: whole(body, 0, 120), hit: "", after: "" };
  const from = Math.max(0, at - 50);
  const start = from === 0 ? 0 : body.indexOf(" ", from) + 1 || from;
  const end = at + word.length;
  return {
    section,
    before: (start > 0 ? "… " : "") + body.slice(start, at),
    hit: body.slice(at, end),
    after: whole(body, end, end + 90),
  };
}

/** A piece of a text that ends with a word. */
function whole(text: string, from: number, to: number): string {
  if (to >= text.length) return text.slice(from);
  return `${text.slice(from, Math.max(from, text.lastIndexOf(" ", to)))} …`;
}

/** Cut a text at the section numbers it names, so that they can be followed. */
export function withReferences(text: string, known: ReadonlySet<string>): { text: string; section: boolean }[] {
  const parts: { text: string; section: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.]*\d)/g)) {
    if (!known.has(match[0])) continue;
    parts.push({ text: text.slice(from, match.index), section: false }, { text: match[0], section: true });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), section: false });
  return parts.filter((part) => part.text !== "");
}
