/** The record of a game as a file on this device. */

import { record, type Ticket } from "../lib/api";

export async function saveRecord(ticket: Ticket): Promise<void> {
  const text = JSON.stringify(await record(ticket), null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `heliopause-${ticket.table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
