/** How the log of the game reads to whoever watches the table. */
import type { LogLine } from "../../lib/wire";
import type { Sense } from "../../table/moments";
import { FIGURE } from "./figures";

type Part = Sense["part"];

const PARTS: Record<string, Part> = {
  turn: "quiet",
  keeps: "quiet",
  mulligan: "quiet",
  placed: "quiet",
  "placed-card": "quiet",
  drew: "quiet",
  "drew-card": "quiet",
  proposed: "quiet",
  attacks: "quiet",
  resolved: "quiet",
  entered: "quiet",
  exhausted: "quiet",
  readied: "quiet",
  "combat-over": "quiet",
  picked: "quiet",
  swapped: "quiet",
  opened: "quiet",
  played: "card",
  "placed-quest": "card",
  used: "card",
  triggered: "card",
  interrupted: "card",
  found: "card",
  revealed: "card",
  protects: "gain",
  strikes: "gain",
  tossed: "dice",
  rolled: "dice",
  damage: "harm",
  put: "harm",
  destroyed: "harm",
  discarded: "harm",
  milled: "harm",
  eliminated: "outcome",
  won: "outcome",
  drawn: "outcome",
  "game-won": "outcome",
  "game-drawn": "outcome",
  built: "outcome",
};
const GOOD: Record<string, boolean> = { won: true, "game-won": true, eliminated: false };

export function sense(line: LogLine): Sense {
  const part = PARTS[line.kind] ?? "gain";
  const { card, won } = line.facts as { card?: string; won?: boolean };
  const good = line.kind === "tossed" ? won : GOOD[line.kind];
  return { part, ...(part === "card" && card ? { card } : {}), ...(good === undefined ? {} : { good }) };
}

/** Which badge a line changes, and with which sign. */
const COUNTED: Record<string, [icon: string, sign: string]> = {
  healed: [FIGURE.health, "+"],
  drew: [FIGURE.hand, "+"],
};

export function counts(line: LogLine): { icon: string; text: string } | null {
  const found = COUNTED[line.kind];
  const amount = Number(line.facts.amount ?? 1);
  return found && amount ? { icon: found[0], text: `${found[1]}${amount}` } : null;
}
