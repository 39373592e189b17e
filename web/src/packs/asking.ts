/** What the workshop asks of the server: everything that is known about cards. */

import { call } from "../lib/api";
import type {
  DraftNow,
  Form,
  LineNow,
  LineTyped,
  MendNow,
  MergeGiven,
  MergeNow,
  PackDraft,
  SignAdded,
  SignPut,
  TextRead,
  WeighingGiven,
  WeighingNow,
} from "../lib/wire";

export type Value = unknown;
export type Card = Record<string, Value>;
export type Tables = Record<string, Record<string, Card>>;

/** The same without one key. */
export const without = <T>(table: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([one]) => one !== key));

const post = <T>(path: string, body: unknown) => call<T>("POST", `/api/workshop/${path}`, undefined, body);

export const gamesWithCards = () => call<string[]>("GET", "/api/workshop");
export const lineNow = (game: string, line: LineTyped) => post<LineNow>(`${game}/line`, line);
export const putSign = (game: string, wish: SignAdded) => post<SignPut>(`${game}/sign`, wish);
export const draftNow = (game: string, draft: PackDraft, kind = "", id = "") =>
  post<DraftNow>(`${game}/draft`, { draft, kind, id });
export const readText = (text: string, models = "") => post<TextRead>("read", { text, models });
export const mend = (game: string, draft: PackDraft) => post<MendNow>(`${game}/mend`, { draft });
export const merge = (game: string, given: MergeGiven) => post<MergeNow>(`${game}/merge`, given);

const weighing = (id: string) => `/api/workshop/weighing/${encodeURIComponent(id)}`;
export const beginWeighing = (game: string, wish: WeighingGiven) => post<WeighingNow>(`${game}/weighing`, wish);
/** Who has seen a number waits a little for the next one. */
export const lookAtWeighing = (id: string, seen: number) => call<WeighingNow>("GET", `${weighing(id)}?seen=${seen}`);
export const stopWeighing = (id: string) => call<WeighingNow>("DELETE", weighing(id));
export const reportOf = (id: string) => `${weighing(id)}/report`;

const forms = new Map<string, Promise<{ form: Form; box: Tables }>>();

/** The form of a game's cards, and all values of its box; asked once. */
export function formOf(game: string): Promise<{ form: Form; box: Tables }> {
  const asked =
    forms.get(game) ??
    Promise.all([call<Form>("GET", `/api/workshop/${game}/form`), call<Tables>("GET", `/api/box/${game}`)]).then(
      ([form, box]) => ({ form, box }),
    );
  forms.set(game, asked);
  asked.catch(() => forms.delete(game));
  return asked;
}
