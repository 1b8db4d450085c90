/** From which line on somebody's own last answer at a table is told, for as long as their window is open. */
const name = (table: string): string => `locanda-answer-${table}`;

export function setMark(table: string, line: number): void {
  try {
    sessionStorage.setItem(name(table), String(line));
  } catch {
    // Full or forbidden: after a reload nothing is remembered.
  }
}

/** No line is as late as that of somebody who has answered nothing. */
export function markOf(table: string): number {
  try {
    return Number(sessionStorage.getItem(name(table)) ?? Infinity);
  } catch {
    return Infinity;
  }
}
