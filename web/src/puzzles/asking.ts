/** Puzzles over HTTP; nobody needs a key. */

import { call } from "../lib/api";
import type { AnswerNow, Opened, PlanNow, PuzzleNow, PuzzlesNow, TurnJudged } from "../lib/wire";

const at = (id: string, path = "") => `/api/puzzles/${encodeURIComponent(id)}${path}`;

export const allPuzzles = () => call<PuzzlesNow>("GET", "/api/puzzles");
export const lookAt = (id: string) => call<PuzzleNow>("GET", at(id));
export const tryTurn = (id: string, path: string[]) => call<PlanNow>("POST", at(id, "/plan"), undefined, { path });
export const judge = (id: string, path: string[]) => call<TurnJudged>("POST", at(id, "/judge"), undefined, { path });
export const answerTo = (id: string) => call<AnswerNow>("GET", at(id, "/answer"));
export const playOn = (id: string) => call<Opened>("POST", at(id, "/play"));
