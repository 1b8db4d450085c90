/** The icons and colours of the game: of its figures, kinds of cards, keywords, options and lines. */
import type { Asked, LogLine, OptionShown } from "../../lib/wire";
import { ofLine, ofOption } from "../icons";
import type { Card } from "./view";

export const FIGURE = { atk: "sword-brandish", health: "hearts", defence: "shield", strike: "power-lightning", cost: "gem-pendant", hand: "card-pick", deck: "card-draw", resources: "gem-pendant", graveyard: "tombstone", removed: "cancel" } as const;

/** How damage of a type is shown. */
export const TYPE: Record<string, string> = {
  melee: "crossed-swords",
  ranged: "high-shot",
  arcane: "magic-swirl",
  fire: "burning-embers",
  frost: "snowflake-1",
  holy: "sun",
  nature: "three-leaves",
  shadow: "moon",
};

export const KIND: Record<string, string> = {
  hero: "visored-helm",
  ally: "three-friends",
  ability: "magic-swirl",
  weapon: "broadsword",
  armor: "breastplate",
  item: "knapsack",
  quest: "scroll-quill",
};

/** What cards in play have beside their numbers. */
export const MARK: Record<string, string> = {
  protector: "checked-shield",
  elusive: "hooded-assassin",
  ferocity: "screaming",
  "long-range": "archery-target",
  stealth: "hooded-assassin",
  "bear-form": "bear-face",
  "no-attack": "stop-sign",
  "no-protect": "broken-shield",
  "no-ready": "padlock",
  "no-heal": "broken-heart",
  untargetable: "magic-shield",
  indestructible: "rune-stone",
  "guards-hero": "checked-shield",
  "must-attack": "pointing",
  lure: "eye-target",
};

const FACTION = { alliance: "#2b4f92", horde: "#8d241f", neutral: "#5f5034" };
const CLASS: Record<string, string> = {
  druid: "#98480a",
  hunter: "#4b6b1c",
  mage: "#176a87",
  paladin: "#a13f72",
  priest: "#6a6560",
  rogue: "#756200",
  shaman: "#2450a6",
  warlock: "#62459c",
  warrior: "#7c5030",
};
const KINDS: Record<string, string> = { quest: "#7a5417", weapon: "#4c5862", armor: "#4c5862", item: "#4c5862" };

/** The colour of a frame: of the faction of heroes and allies, of the class of what only one class has, of the kind of card. */
export function toneOf(card: Card | undefined): string {
  if (!card) return "#4a4036";
  if (card.kind === "hero" || card.faction !== "neutral") return FACTION[card.faction];
  if (card.classes.length === 1) return CLASS[card.classes[0]!] ?? FACTION.neutral;
  return KINDS[card.kind] ?? FACTION.neutral;
}

const LINES: Record<string, string> = {
  keeps: "check-mark",
  mulligan: "clockwise-rotation",
  "drew-card": "card-draw",
  dry: "skull-crossed-bones",
  placed: "gem-pendant",
  "placed-card": "gem-pendant",
  "placed-quest": "scroll-quill",
  played: "card-play",
  used: "sparkles",
  triggered: "sparkles",
  faded: "cross-mark",
  resolved: "check-mark",
  interrupted: "cancel",
  entered: "card-play",
  proposed: "pointing",
  "no-combat": "cross-mark",
  attacks: "sword-clash",
  protects: "checked-shield",
  strikes: "sword-brandish",
  withdrawn: "run",
  "combat-over": "cross-mark",
  damage: "bleeding-wound",
  put: "bleeding-wound",
  armor: "breastplate",
  prevented: "shield",
  destroyed: "skull-crossed-bones",
  returned: "return-arrow",
  removed: "cancel",
  recovered: "hand",
  took: "hand",
  found: "magnifying-glass",
  saw: "spyglass",
  revealed: "spyglass",
  milled: "card-discard",
  shuffled: "clockwise-rotation",
  reshuffled: "clockwise-rotation",
  exhausted: "night-sleep",
  readied: "sun",
  "turned-down": "scroll-quill",
  moved: "divert",
  counter: "plain-circle",
  control: "hand",
  "extra-turn": "hourglass",
  said: "talk",
  tossed: "two-coins",
  rolled: "perspective-dice-six-faces-random",
  numbers: "padlock",
  eliminated: "tombstone",
  drawn: "round-table",
  "game-won": "laurel-crown",
  "game-drawn": "round-table",
  swapped: "swap-bag",
  "side-decked": "check-mark",
  "next-game": "hourglass",
  opened: "envelope",
  picked: "hand",
  "ready-to-play": "check-mark",
  built: "round-table",
};

/** How much a line matters to somebody who was away. */
export const MATTERS: Record<string, number> = {
  won: 9,
  drawn: 9,
  "game-won": 8,
  eliminated: 7,
  destroyed: 4,
  played: 3,
  "placed-quest": 2,
  damage: 2,
  used: 2,
  attacks: 2,
  interrupted: 3,
  control: 4,
  built: 5,
  opened: 2,
};

export const lineIcon = (line: LogLine): string => LINES[line.kind] ?? ofLine(line);

const VERBS: Record<string, string> = {
  keep: "check-mark",
  mulligan: "clockwise-rotation",
  play: "card-play",
  place: "gem-pendant",
  quest: "scroll-quill",
  use: "sparkles",
  complete: "laurel-crown",
  attack: "sword-clash",
  defender: "eye-target",
  strike: "sword-brandish",
  protect: "checked-shield",
  armor: "breastplate",
  shield: "shield",
  apply: "sparkles",
  trigger: "sparkles",
  target: "archery-target",
  pay: "gem-pendant",
  x: "gem-pendant",
  discard: "card-discard",
  remove: "cancel",
  "give-up": "skull-crossed-bones",
  interrupt: "cancel",
  ready: "sun",
  leave: "night-sleep",
  main: "card-draw",
  side: "card-discard",
  in: "card-draw",
  out: "card-discard",
  hero: "visored-helm",
  seat: "person",
  number: "padlock",
  mode: "divert",
  pass: "next-button",
};

export const optionIcon = (option: OptionShown, _asked: Asked): string => VERBS[option.verb] ?? ofOption(option);
