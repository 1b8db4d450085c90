/** What happened, moment by moment: the lines of the log put together so that each result can be seen by itself. */
import type { Die } from "../games/types";
import type { LogLine } from "../lib/wire";

/** What a line is to whoever watches: the head of a moment, something that follows from it, or a walk on the board. */
export interface Sense {
  /** A card turns over, dice fall, something is decided; what follows from it; a figure walks; or nothing to be shown. */
  part: "card" | "dice" | "outcome" | "gain" | "harm" | "walk" | "quiet";
  card?: string;
  /** Whether it is good for whoever it happened to. */
  good?: boolean;
}

/** How a game reads its lines. */
export interface Reader {
  sense(line: LogLine): Sense;
  dice(line: LogLine): Die[];
}

export interface Moment {
  /** The number of its first line. */
  number: number;
  seat: number | null;
  kind: "card" | "dice" | "outcome" | "gain" | "walk";
  card: string;
  dice: Die[];
  /** Whether it went well; nothing if that is not the question. */
  good: boolean | null;
  lines: LogLine[];
}

/** What the server notes about the table itself is no part of the game. */
const NOTES = new Set(["undo", "clock", "wish", "no", "withdrawn", "bot", "person", "absent", "close", "concede", "join", "leave", "nay", "replaced"]);

/** The moment from which on the table looks different, -1 if none does: somebody walks, or else a new card lies there.
 *  Whoever falls in a fight is carried away after it, not while its cards and dice are shown. */
export function sceneChanges(moments: readonly Moment[]): number {
  const walk = moments.findIndex((moment) => moment.kind === "walk");
  return walk < 0 ? moments.findIndex((moment) => moment.kind === "card") : walk;
}

/** The moments that these lines make: each head with what follows from it. */
export function momentsOf(lines: readonly LogLine[], reader: Reader): Moment[] {
  const found: Moment[] = [];
  for (const line of lines) {
    if (!line.text || NOTES.has(line.kind)) continue;
    const sense = reader.sense(line);
    if (sense.part === "quiet") continue;
    const { part } = sense;
    const follows = part === "gain" || part === "harm";
    const last = found.at(-1);
    if (follows && last && last.kind !== "walk" && last.seat !== null && (line.seat ?? last.seat) === last.seat) {
      last.lines.push(line);
      if (part === "harm" && last.kind === "dice") last.good ??= false;
      continue;
    }
    // More about the card that was just turned over, or about a face of it.
    if (part === "card" && last?.kind === "card" && sense.card && last.card && `${sense.card}-`.startsWith(`${last.card}-`)) {
      last.lines.push(line);
      continue;
    }
    const dice = reader.dice(line);
    // Dice that fall one after the other for the same thing are one throw.
    if (part === "dice" && !dice.length && last?.kind === "dice") {
      last.lines.push(line);
      last.good = sense.good ?? last.good;
      continue;
    }
    found.push({
      number: line.number,
      seat: line.seat,
      kind: follows ? "gain" : part,
      card: sense.card ?? "",
      dice,
      good: sense.good ?? (part === "harm" ? false : null),
      lines: [line],
    });
  }
  return found;
}

/** What befalls the others goes by more quickly: a turn of theirs takes a few seconds. */
const OTHERS = { card: 1.6, outcome: 1.5, dice: 0.85, gain: 0.6, walk: 1 };

/** How long a moment is shown, in milliseconds, to somebody who reads at this pace (that of a single line). */
export function lasts(moment: Moment, pace: number, own: boolean, length: number): number {
  if (!pace) return 0;
  const told = moment.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (moment.kind === "walk") return pace * (own ? 1.3 : 1);
  if (!own) return pace * OTHERS[moment.kind];
  const read = Math.min(9, 2 + (told + length) / 45);
  return pace * Math.max(moment.kind === "gain" ? 2 : 2.6, read);
}
