/** How the log of the game reads to whoever watches the table. */
import type { LogLine } from "../../lib/wire";
import type { Sense } from "../../table/moments";
import { FIGURE } from "./figures";

type Part = Sense["part"];

const PARTS: Record<string, Part> = {
  turn: "quiet",
  forced: "quiet",
  moved: "walk",
  starts: "walk",
  revived: "walk",
  challenge: "card",
  combat: "card",
  quest: "card",
  event: "card",
  turned: "card",
  got: "card",
  played: "card",
  attached: "card",
  looked: "card",
  "movement-die": "dice",
  dice: "dice",
  rerolled: "dice",
  rolled: "dice",
  attack: "dice",
  duel: "outcome",
  victory: "outcome",
  both: "outcome",
  defeated: "outcome",
  "combat-cancelled": "outcome",
  undefeated: "outcome",
  completed: "outcome",
  claimed: "outcome",
  trophy: "outcome",
  level: "outcome",
  won: "outcome",
  hurt: "harm",
  suffered: "harm",
  lost: "harm",
  discarded: "harm",
};
const GOOD: Record<string, boolean> = {
  victory: true,
  completed: true,
  claimed: true,
  trophy: true,
  level: true,
  won: true,
  both: false,
  defeated: false,
  undefeated: false,
};

export function sense(line: LogLine): Sense {
  const { card, total, defence, die, target } = line.facts as Record<string, unknown> & { card?: string; total?: number; defence?: number; die?: number; target?: number };
  const part = PARTS[line.kind] ?? "gain";
  let good = GOOD[line.kind];
  if (line.kind === "attack" && total !== undefined && defence !== undefined) good = total >= defence;
  if (line.kind === "rolled" && die !== undefined && target !== undefined) good = die >= target;
  return { part, ...(part === "card" && card ? { card } : {}), ...(good === undefined ? {} : { good }) };
}

/** Which badge a line changes, and with which sign. */
const COUNTED: Record<string, [icon: string, sign: string]> = {
  hurt: [FIGURE.life, "−"],
  healed: [FIGURE.life, "+"],
  drew: [FIGURE.hand, "+"],
  got: ["knapsack", "+"],
  completed: [FIGURE.valor, "+"],
  trophy: [FIGURE.valor, "+"],
};

export function counts(line: LogLine): { icon: string; text: string } | null {
  const found = COUNTED[line.kind];
  const amount = Number(line.facts.amount ?? 1);
  return found && amount ? { icon: found[0], text: `${found[1]}${amount}` } : null;
}
