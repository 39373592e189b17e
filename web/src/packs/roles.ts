/** What a text of a card is written in. */

import type { LineTyped } from "../lib/wire";

export type Role = LineTyped["role"];
