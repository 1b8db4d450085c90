/** How the log of the game reads to whoever watches the table. */
import type { LogLine } from "../../lib/wire";
import type { Sense } from "../../table/moments";
import { FIGURE } from "./figures";

type Part = Sense["part"];

const PARTS: Record<string, Part> = {
  turn: "quiet",
  forced: "quiet",
  disagreed: "quiet",
  picks: "quiet",
  finished: "quiet",
  "marker-moves": "quiet",
  round: "quiet",
  travels: "quiet",
  trains: "quiet",
  visits: "quiet",
  rests: "quiet",
  attacks: "quiet",
  "dice-added": "quiet",
  bonus: "quiet",
  limited: "quiet",
  spotted: "quiet",
  paid: "quiet",
  moved: "walk",
  enters: "walk",
  carried: "walk",
  leaves: "walk",
  event: "card",
  quest: "card",
  used: "card",
  received: "card",
  auction: "card",
  merchant: "card",
  talent: "card",
  trained: "card",
  equipped: "card",
  bought: "card",
  dice: "dice",
  rerolled: "dice",
  changed: "dice",
  challenges: "outcome",
  felled: "outcome",
  "combat-over": "outcome",
  "pvp-over": "outcome",
  "quest-done": "outcome",
  completed: "outcome",
  level: "outcome",
  "war-won": "outcome",
  auctioned: "outcome",
  revealed: "outcome",
  "overlord-moves": "outcome",
  "final-battle": "outcome",
  won: "outcome",
  defeated: "outcome",
  hurt: "harm",
  lost: "harm",
  suffers: "harm",
  "companion-hurt": "harm",
  dropped: "harm",
  damage: "harm",
  wounds: "harm",
  "foe-acts": "harm",
  tribute: "harm",
};

const GOOD: Record<string, boolean> = {
  felled: true,
  "quest-done": true,
  completed: true,
  level: true,
  "war-won": true,
  won: true,
  defeated: false,
};

export function sense(line: LogLine): Sense {
  const { card, won } = line.facts as { card?: string; won?: boolean };
  const part = PARTS[line.kind] ?? "gain";
  const good = line.kind === "combat-over" ? won : GOOD[line.kind];
  return { part, ...(part === "card" && card ? { card } : {}), ...(good === undefined ? {} : { good }) };
}

/** Which badge a line changes, and with which sign. */
const COUNTED: Record<string, [icon: string, sign: string]> = {
  xp: [FIGURE.xp, "+"],
  gold: [FIGURE.gold, "+"],
};

export function counts(line: LogLine): { icon: string; text: string } | null {
  if (line.kind === "received") return { icon: "knapsack", text: "+1" };
  const resource = line.facts.resource === "energy" ? FIGURE.energy : FIGURE.health;
  const found = line.kind === "regained" ? ([resource, "+"] as const) : line.kind === "lost" ? ([resource, "−"] as const) : COUNTED[line.kind];
  const amount = Number(line.facts.amount ?? 0);
  return found && amount ? { icon: found[0], text: `${found[1]}${amount}` } : null;
}
