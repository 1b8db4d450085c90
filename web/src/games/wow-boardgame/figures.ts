/** The icons, shapes and colors of the game: of its figures, regions, tokens, cards, options and lines. */
import type { Asked, LogLine, OptionShown } from "../../lib/wire";
import { ofLine, ofOption } from "../icons";
import type { Faction, Shade } from "./view";

export const FIGURE = {
  health: "hearts",
  energy: "power-lightning",
  gold: "two-coins",
  xp: "star-medal",
  level: "upgrade",
  actions: "hourglass",
  threat: "archery-target",
  attack: "sword-brandish",
  reroll: "clockwise-rotation",
  attrition: "spikes",
  hits: "bleeding-wound",
  strength: "biceps",
} as const;

export type FigureName = keyof typeof FIGURE;

/** What rises from a character's figure when it happens. */
export const RISING = {
  regained: { icon: FIGURE.health, sign: "+", tone: "#a5e08f" },
  lost: { icon: FIGURE.energy, sign: "−", tone: "#ff8d7c" },
  xp: { icon: FIGURE.xp, sign: "+", tone: "#ffe08a" },
  gold: { icon: FIGURE.gold, sign: "+", tone: "#ffe08a" },
};

export const FACTION: Record<Faction, { icon: string; tone: string; fill: string }> = {
  horde: { icon: "crossed-axes", tone: "#8f2018", fill: "#b3362a" },
  alliance: { icon: "lion", tone: "#1f4b93", fill: "#2f63b8" },
};

/** Creatures are told apart by letter, by color and by shape: blue ones are independent. */
export const SHADE: Record<Shade, { fill: string; ink: string; d: string }> = {
  blue: { fill: "#2f6fc4", ink: "#ffffff", d: "M0 -21A21 21 0 1 1 -.01 -21Z" },
  green: { fill: "#3d8b3a", ink: "#ffffff", d: "M-18 -18H18V18H-18Z" },
  red: { fill: "#b3261e", ink: "#ffffff", d: "M0 -25L25 0L0 25L-25 0Z" },
};

/** Dice are told apart by color, by shape and by letter. */
export const DIE: Record<string, { fill: string; ink: string; d: string; icon: string }> = {
  blue: { fill: "#2f6fc4", ink: "#ffffff", d: "M0 -21A21 21 0 1 1 -.01 -21Z", icon: "high-shot" },
  red: { fill: "#b3261e", ink: "#ffffff", d: "M0 -24L24 0L0 24L-24 0Z", icon: "crossed-swords" },
  green: { fill: "#3d8b3a", ink: "#ffffff", d: "M-18 -20H18V4Q18 17 0 23Q-18 17 -18 4Z", icon: "shield" },
};

/** The lands of Lordaeron: a tint that sets each area apart from those beside it. */
export const LAND: Record<string, string> = {
  "tirisfal-glades": "#a9b078",
  "silverpine-forest": "#86a48d",
  "alterac-mountains": "#c9cfd2",
  "hillsbrad-foothills": "#d3c07a",
  "western-plaguelands": "#c39a68",
  hinterlands: "#8fb56c",
  "eastern-plaguelands": "#b98572",
};

/** What is printed in a region. */
export const PLACE = { home: "castle", town: "village", flight: "griffin-symbol", graveyard: "tombstone" } as const;

/** The decks of items, by the shape on their backs. */
export const DECK: Record<string, { icon: string; d: string; fill: string }> = {
  triangle: { icon: "triangle-target", d: "M0 -20L20 16H-20Z", fill: "#6f9a4c" },
  square: { icon: "plain-square", d: "M-17 -17H17V17H-17Z", fill: "#4c7fa8" },
  circle: { icon: "plain-circle", d: "M0 -19A19 19 0 1 1 -.01 -19Z", fill: "#9a5fb0" },
  special: { icon: "round-star", d: "M0 -21L6 -7L21 -6L9 4L13 19L0 10L-13 19L-9 4L-21 -6L-6 -7Z", fill: "#c08a1e" },
};

/** Grades of quests: color and shape. */
export const GRADE: Record<string, { fill: string; d: string }> = {
  grey: { fill: "#8d8a86", d: "M0 -19A19 19 0 1 1 -.01 -19Z" },
  green: { fill: "#5f9e52", d: "M-17 -17H17V17H-17Z" },
  yellow: { fill: "#dcae2a", d: "M0 -22L22 0L0 22L-22 0Z" },
  red: { fill: "#c4463c", d: "M0 -21L18 -10V10L0 21L-18 10V-10Z" },
};

export const TRACK: Record<string, string> = { event: "scroll-unfurled", triangle: "triangle-target", square: "plain-square", circle: "plain-circle" };

export const AREA: Record<string, string> = {
  ranged: "high-shot",
  melee: "crossed-swords",
  general: "gem-pendant",
  armor: "breastplate",
};

export const TYPE: Record<string, string> = {
  active: "hourglass",
  instant: "lightning-helix",
  melee: "crossed-swords",
  ranged: "high-shot",
  general: "gem-pendant",
  armor: "breastplate",
  bag: "knapsack",
};

/** Steps of a combat round, and the phases that belong to each. */
export const STEPS: Record<string, { icon: string; phases: readonly string[] }> = {
  pool: { icon: "card-play", phases: ["round", "attacks", "pool"] },
  roll: { icon: "perspective-dice-six-faces-random", phases: ["rolled", "rerolls", "after-rerolls"] },
  tokens: { icon: "position-marker", phases: ["tokens"] },
  defense: { icon: "shield", phases: ["defense", "assignment", "damage", "armor", "pvp-assignment"] },
  resolution: { icon: "bleeding-wound", phases: ["resolution", "pvp-resolution", "round-end", "combat-end"] },
};

export const BOX: Record<string, string> = { damage: "bleeding-wound", defense: "shield", attrition: "spikes", armor: "breastplate" };

/** The bands of cards: colors by kind. */
export const TONE: Record<string, string> = {
  power: "#4b4391",
  talent: "#6a3f8a",
  item: "#6b4a1e",
  quest: "#7a5417",
  event: "#31536b",
  creature: "#5a4632",
  boss: "#7a241c",
  overlord: "#5c1230",
  character: "#7a3a22",
  race: "#7a3a22",
};

export const BAND: Record<string, string> = {
  power: "sparkles",
  talent: "skills",
  item: "knapsack",
  quest: "scroll-quill",
  event: "scroll-unfurled",
  creature: "dragon-head",
  boss: "skull-crossed-bones",
  overlord: "crowned-skull",
  character: "visored-helm",
  race: "person",
};

const LINES: Record<string, string> = {
  picks: "visored-helm",
  factions: "vertical-banner",
  enters: "position-marker",
  spawned: "dragon-head",
  quest: "scroll-quill",
  "no-quest": "scroll-quill",
  "not-spawned": "scroll-quill",
  "given-up": "card-discard",
  travels: "walking-boot",
  moved: "walking-boot",
  stopped: "stop-sign",
  carried: "tombstone",
  leaves: "run",
  rests: "campfire",
  visits: "village",
  trains: "teacher",
  trained: "spell-book",
  forgot: "card-discard",
  bought: "shop",
  sold: "shop",
  merchant: "shop",
  traded: "swap-bag",
  auction: "gavel",
  auctioned: "gavel",
  tribute: "two-coins",
  challenges: "sword-clash",
  joins: "three-friends",
  round: "player-next",
  attacks: "sword-brandish",
  dice: "perspective-dice-six-faces-random",
  "dice-added": "perspective-dice-six-faces-random",
  rerolled: "clockwise-rotation",
  changed: "clockwise-rotation",
  spotted: "eye-target",
  hits: "archery-target",
  placed: "position-marker",
  "hits-away": "broken-shield",
  bonus: "skills",
  combo: "sparkles",
  damage: "bleeding-wound",
  wounds: "bleeding-wound",
  armored: "breastplate",
  hurt: "bleeding-wound",
  "companion-hurt": "bleeding-wound",
  suffers: "half-dead",
  lost: "broken-heart",
  paid: "power-lightning",
  regained: "heart-plus",
  cleansed: "regeneration",
  revived: "heart-plus",
  resolved: "bleeding-wound",
  felled: "skull-crossed-bones",
  "foe-acts": "dragon-head",
  "combat-over": "trophy",
  "pvp-over": "trophy",
  "quest-done": "laurel-crown",
  completed: "laurel-crown",
  xp: "star-medal",
  level: "upgrade",
  talent: "skills",
  gold: "two-coins",
  received: "knapsack",
  dropped: "card-discard",
  relic: "gem-pendant",
  equipped: "breastplate",
  unequipped: "card-discard",
  "used-up": "card-burn",
  limited: "cross-mark",
  "event-repeated": "scroll-unfurled",
  "event-over": "scroll-unfurled",
  "war-won": "trophy-cup",
  trophies: "trophy-cup",
  bounty: "two-coins",
  marked: "position-marker",
  "marker-moves": "hourglass",
  "end-space": "empty-hourglass",
  disagreed: "conversation",
  looks: "spyglass",
  marker: "spyglass",
  revealed: "crowned-skull",
  "overlord-moves": "crowned-skull",
  bulwark: "crowned-skull",
  "final-battle": "sword-clash",
};

/** How much a line matters to somebody who was away. */
export const MATTERS: Record<string, number> = {
  won: 9,
  "final-battle": 6,
  revealed: 5,
  "overlord-moves": 5,
  level: 5,
  completed: 5,
  "quest-done": 4,
  "war-won": 4,
  "pvp-over": 4,
  "combat-over": 4,
  defeated: 4,
  auctioned: 3,
  event: 3,
  quest: 3,
  challenges: 2,
  felled: 2,
  received: 2,
  talent: 2,
  trained: 1,
  bought: 1,
  merchant: 1,
  hurt: 1,
};

export const lineIcon = (line: LogLine): string => LINES[line.kind] ?? ofLine(line);

const VERBS: Record<string, string> = {
  class: "visored-helm",
  travel: "walking-boot",
  move: "walking-boot",
  fly: "griffin-symbol",
  region: "position-marker",
  stop: "stop-sign",
  rest: "campfire",
  train: "teacher",
  town: "village",
  look: "spyglass",
  finish: "empty-hourglass",
  wait: "hourglass",
  challenge: "sword-clash",
  act: "card-play",
  first: "card-play",
  trade: "swap-bag",
  attacker: "sword-brandish",
  free: "card-play",
  leave: "card-discard",
  roll: "perspective-dice-six-faces-random",
  reroll: "clockwise-rotation",
  foes: "dragon-head",
  spot: "eye-target",
  change: "clockwise-rotation",
  raise: "upgrade",
  remove: "cross-mark",
  again: "clockwise-rotation",
  swap: "swap-bag",
  colour: "perspective-dice-six-faces-random",
  creature: "dragon-head",
  amount: "position-marker",
  keep: "hand",
  victim: "skull-crossed-bones",
  wound: "bleeding-wound",
  from: "broken-shield",
  loot: "knapsack",
  to: "pointing",
  character: "pointing",
  regain: "heart-plus",
  talent: "skills",
  buy: "shop",
  sell: "two-coins",
  equip: "breastplate",
  unequip: "card-discard",
  grade: "scroll-quill",
  quest: "scroll-quill",
  replace: "scroll-quill",
  drive: "dragon-head",
  gold: "two-coins",
  talents: "skills",
  bid: "gavel",
  pay: "two-coins",
  ask: "two-coins",
  give: "hand",
  want: "pointing",
  offer: "envelope",
  cancel: "cancel",
  card: "card-pick",
};

export function optionIcon(option: OptionShown, _asked: Asked): string {
  const verb = option.verb.split(".")[0]!;
  return VERBS[verb] ?? ofOption(option);
}
