/** What somebody who was away must hear: the few lines that matter most, in their order, and how many are left out. */
import type { LogLine } from "../lib/wire";

export const SENTENCES = 10;
// What the table tells of itself, for every game.
const OF_THE_TABLE: Record<string, number> = { won: 9, bot: 4, person: 2, clock: 4, undo: 3, wish: 4, no: 2, withdrawn: 1 };
const MINE = 1.5;

export interface Story {
  told: LogLine[];
  rest: number;
}

/** Which lines were taken back since. */
export function struck(lines: readonly LogLine[]): (line: LogLine) => boolean {
  const undone = lines
    .filter((line) => line.kind === "undo")
    .map((line) => [Number(line.facts["start"]), Number(line.facts["end"])] as const);
  return (line) => undone.some(([start, end]) => line.number >= start && line.number < end);
}

/**
 * The story since a line of the log. `matters` says how much each kind of line counts; without it all count alike.
 * What befell the reader's own seats counts more, and of equals the latest; what was told in the same words, once.
 */
export function story(
  lines: readonly LogLine[],
  since: number,
  isMine: (seat: number) => boolean,
  matters?: Record<string, number>,
): Story {
  const away = lines.filter((line) => line.text && line.number >= since);
  const gone = struck(lines);
  const weight = (line: LogLine): number => {
    const of = matters?.[line.kind] ?? OF_THE_TABLE[line.kind] ?? (matters ? 0 : line.kind === "turn" ? 0 : 1);
    return of && line.seat !== null && isMine(line.seat) ? of + MINE : of;
  };
  const latest = new Map(away.filter((line) => !gone(line)).map((line) => [line.text, line]));
  const told = [...latest.values()]
    .filter((line) => weight(line) > 0)
    .sort((a, b) => weight(b) - weight(a) || b.number - a.number)
    .slice(0, SENTENCES)
    .sort((a, b) => a.number - b.number);
  return { told, rest: away.length - told.length };
}
