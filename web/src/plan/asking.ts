/** The planning board over HTTP. */

import { call, type Ticket } from "../lib/api";
import type { KeepLines, LinesNow, PlanNow, TryLine } from "../lib/wire";

const at = ({ table }: Ticket, path = "") => `/api/tables/${encodeURIComponent(table)}/plan${path}`;

export const tryLine = (ticket: Ticket, wish: TryLine) => call<PlanNow>("POST", at(ticket), ticket.key, wish);
export const linesNow = (ticket: Ticket) => call<LinesNow>("GET", at(ticket, "/lines"), ticket.key);
export const keepLines = (ticket: Ticket, wish: KeepLines) =>
  call<LinesNow>("POST", at(ticket, "/lines"), ticket.key, wish);
