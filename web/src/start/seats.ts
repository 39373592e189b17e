/** Which seats of which tables are mine: for "your turn" in the list of games, before the table itself is asked. */

const STORE = "heliopause.seats";

export function rememberSeats(table: string, seats: number[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...all(), [table]: seats }));
  } catch {
    // the list then shows whose turn it is by name only
  }
}

export function seatsOf(table: string): number[] {
  return all()[table] ?? [];
}

function all(): Record<string, number[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number[]>) : {};
  } catch {
    return {};
  }
}
