/** The address to give to others: who sits at the server's own computer has one that only works there. */

import type { Reach } from "./wire";

/** This page was opened on the computer on which the server runs. */
export const atServer = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

export function sharedOrigin(reach: Reach | null): string {
  if (!atServer || reach === null) return location.origin;
  return reach.public || reach.network[0] || location.origin;
}
