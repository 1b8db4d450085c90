/** The icons, shapes and colours of the game: of its figures, tokens, cards, options and lines. */
import type { Asked, LogLine, OptionShown } from "../../lib/wire";
import { ofLine, ofOption } from "../icons";
import type { Colour, RuneCard, Terrain } from "./view";

export const FIGURE = {
  mind: "brain",
  body: "biceps",
  spirit: "sparkles",
  ranged: "high-shot",
  melee: "crossed-swords",
  magic: "magic-swirl",
  life: "hearts",
  wounds: "bleeding-wound",
  stamina: "water-drop",
  exhaustion: "tired-eye",
  gold: "two-coins",
  points: "round-star",
  runes: "rune-stone",
} as const;

export type Figure = keyof typeof FIGURE;

export const TERRAIN: Record<Terrain, string> = {
  plains: "wheat",
  road: "path-distance",
  river: "river",
  swamp: "swamp",
  forest: "forest",
  hill: "hills",
  mountain: "mountains",
  town: "village",
};

/** The colours of the terrains in the key to the map. */
export const GROUND: Record<Exclude<Terrain, "town">, string> = {
  plains: "#e2d08f",
  road: "#d9b98a",
  river: "#86b6c6",
  swamp: "#a3ad86",
  forest: "#a4b574",
  hill: "#d5ac6d",
  mountain: "#bdb2a0",
};

/** What rises from a hero's figure when it happens. */
export const RISING = {
  wounded: { icon: FIGURE.life, sign: "−", tone: "#ff8d7c" },
  healed: { icon: FIGURE.life, sign: "+", tone: "#a5e08f" },
  exhausted: { icon: FIGURE.stamina, sign: "−", tone: "#9fd0ff" },
  relieved: { icon: FIGURE.stamina, sign: "+", tone: "#a5e08f" },
  gold: { icon: FIGURE.gold, sign: "+", tone: "#ffd766" },
};

export const ANY_FACE = "round-star";

/** Tokens are told apart by colour, by shape and by sign. */
export const TOKEN: Record<Colour, { sign: string; shape: string; size: number; lift: number }> = {
  green: { sign: "three-leaves", shape: "M0 -17A17 17 0 1 1 -.01 -17Z", size: 20, lift: 0 },
  yellow: { sign: "sun", shape: "M0 -22L21 14Q21.5 16 19.5 16H-19.5Q-21.5 16 -21 14Z", size: 17, lift: 4 },
  blue: { sign: "moon", shape: "M-13 -16H13Q16 -16 16 -13V13Q16 16 13 16H-13Q-16 16 -16 13V-13Q-16 -16 -13 -16Z", size: 20, lift: 0 },
  red: { sign: "dragon-head", shape: "M0 -22L19 -11V11L0 22L-19 11V-11Z", size: 24, lift: 0 },
};

/** The colours of the bands of cards. */
export const TONE: Record<string, string> = {
  green: "#2f6f34",
  yellow: "#7d5d00",
  blue: "#27589f",
  red: "#a1241e",
  hero: "#5a3f86",
  ally: "#1f6a6e",
  weapon: "#7a3a22",
  armour: "#4a5560",
  potion: "#8a2f66",
  scroll: "#6d5420",
  artefact: "#56457d",
  rune: "#a1241e",
};

const TYPES: Record<string, string> = {
  weapon: "broadsword",
  armour: "breastplate",
  artefact: "crystal-ball",
  potion: "health-potion",
  scroll: "tied-scroll",
  rune: "rune-stone",
};

/** What is written on a card's band: the kind of card, and an icon for it. */
export function bandOf(card: RuneCard): { tone: string; icon: string; word: string } {
  if (card.deck in TOKEN) return { tone: card.deck, icon: TOKEN[card.deck as Colour].sign, word: `runebound-kind-${card.kind}` };
  if (card.kind === "item") {
    const type = card.type ?? "artefact";
    return { tone: type, icon: TYPES[type] ?? "knapsack", word: `runebound-type-${type}` };
  }
  return { tone: card.kind, icon: card.kind === "hero" ? "visored-helm" : "three-friends", word: `runebound-kind-${card.kind}` };
}

const LINES: Record<string, string> = {
  placed: "position-marker",
  moved: "walk",
  travelled: "walk",
  faced: "eye-target",
  "nothing-drawn": "card-draw",
  "no-roll": "checked-shield",
  rolled: "dice-twenty-faces-twenty",
  "rival-rolled": "dice-twenty-faces-twenty",
  wounded: "bleeding-wound",
  exhausted: "tired-eye",
  cancelled: "shield",
  relieved: "water-drop",
  treated: "heart-plus",
  killed: "tombstone",
  fell: "half-dead",
  beat: "trophy",
  token: "cut-diamond",
  gold: "two-coins",
  "movement-roll": "perspective-dice-six-faces-random",
  stocked: "shop",
  rested: "campfire",
  attacked: "sword-clash",
  escaped: "run",
  failed: "cross-mark",
  "stepped-back": "return-arrow",
  bought: "two-coins",
  sold: "two-coins",
  joined: "three-friends",
  buried: "tombstone",
  regenerated: "regeneration",
  thorns: "thorny-vine",
  "event-ignored": "scroll-unfurled",
  learned: "round-star",
  grew: "upgrade",
  declined: "divert",
  revealed: "card-pick",
  peeked: "spyglass",
  removed: "card-burn",
  fulfilled: "check-mark",
};

/** How much a line matters to somebody who was away. */
export const MATTERS: Record<string, number> = {
  won: 9,
  beat: 5,
  defeated: 5,
  attacked: 4,
  killed: 4,
  grew: 4,
  event: 4,
  fulfilled: 4,
  fell: 3,
  failed: 3,
  joined: 3,
  got: 3,
  token: 3,
  undefeated: 2,
  bought: 2,
  escaped: 2,
  learned: 2,
  removed: 2,
  drew: 1,
  faced: 1,
  sold: 1,
  kept: 1,
  wounded: 1,
};

export const lineIcon = (line: LogLine): string => LINES[line.kind] ?? ofLine(line);

const VERBS: Record<string, string> = {
  roll: "perspective-dice-six-faces-random",
  step: "boot-stomp",
  rest: "campfire",
  stop: "stop-sign",
  move: "walk",
  town: "village",
  escape: "run",
  stay: "swords-emblem",
  attack: "crossed-swords",
  defend: "shield",
  hire: "three-friends",
  buy: "two-coins",
  sell: "two-coins",
  heal: "heart-plus",
  attempt: "card-draw",
  decline: "divert",
  visit: "shop",
  skip: "exit-door",
  exert: "tired-eye",
  learn: "upgrade",
  dismiss: "exit-door",
  refresh: "clockwise-rotation",
};

export function optionIcon(option: OptionShown, asked: Asked): string {
  if (option.verb === "roll" && asked.prompt !== "movement") return "dice-twenty-faces-twenty";
  if (option.verb === "attack" && asked.prompt.startsWith("attack."))
    return FIGURE[asked.prompt.slice("attack.".length) as Figure] ?? VERBS.attack!;
  if (option.verb === "attack") return "sword-clash";
  if (option.verb === "learn") return FIGURE[option.about as Figure] ?? VERBS.learn!;
  if (option.verb === "choose" && asked.prompt === "heal") return VERBS.heal!;
  if (option.verb === "choose" && asked.prompt === "rest") return VERBS.rest!;
  return VERBS[option.verb] ?? ofOption(option);
}
