/** The spaces of the tracks in words. */

import { t } from "../../lib/words.svelte";
import type { TrackSpaceView } from "../../lib/wire";

export function wordsOf(space: TrackSpaceView): string {
  if (space.line) return lineWords(space.line);
  if (space.column) return t("horizon-web-opens", { column: space.column });
  if (space.coins) return t("horizon-web-income-more", { n: space.coins });
  if (space.stage) return t(`horizon-web-stage-${space.stage}`);
  if (space.power[0]) return t(`power-${space.power[0]}`);
  return t("web-worth", { n: space.vp });
}

/** The few lines that stand on the boards. */
function lineWords(line: string): string {
  const [, coins] = /^(\d+) coins?$/.exec(line) ?? [];
  if (coins) return t("part-coins", { coins: Number(coins) });
  const [, moves] = /^move (\d+)$/.exec(line) ?? [];
  if (moves) return t("part-move-units", { n: Number(moves) });
  const [, upTo, level] = /^construction (up to )?([IV]+)$/.exec(line) ?? [];
  if (level) return t(upTo ? "part-construction-up-to" : "part-construction", { level });
  const [, kind, by] = /^upgrade (settler|soldier|unit) by (\d)$/.exec(line) ?? [];
  if (kind) return t(`part-upgrade-${kind}`, { n: 1, by: Number(by) });
  const [, pawns] = /^(?:(\d+) )?supply -> pop$/.exec(line) ?? [];
  return /supply -> pop$/.test(line) ? t("part-activate", { n: Number(pawns ?? 1) }) : line;
}
