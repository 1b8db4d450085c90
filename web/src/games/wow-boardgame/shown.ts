/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** Everything that lies open. */
export interface View {
  turn: number;
  lap: number;
  active: string;
  phase: string;
  large: boolean;
  seats: string[];
  characters: CharacterShown[];
  picks: Record<string, string>;
  figures: FigureShown[];
  quests: Record<string, string[]>;
  quest_decks: Record<string, Record<string, number>>;
  item_decks: Record<string, number>;
  merchant: string[];
  events: number;
  discarded: string[];
  lasting: EventShown[];
  overlord: OverlordShown;
  combat: CombatShown | null;
  trade: TradeShown | null;
  strength: Record<string, number>;
  winner: number[] | null;
}

/** A character with everything that it owns. */
export interface CharacterShown {
  character: string;
  seat: number;
  faction: string;
  level: number;
  xp: number;
  health: number;
  health_capacity: number;
  energy: number;
  energy_capacity: number;
  gold: number;
  region: string;
  actions: number;
  areas: AreaShown[];
  spellbook: string[];
  bag: string[];
  talents: string[];
  auctioned: string[];
  relics: string[];
  tokens: Record<string, number>;
  stun: number;
  curse: number;
}

/** A card area: the card that works there, the one printed below, the Health of a companion, add-ons. */
export interface AreaShown {
  id: string;
  card: string;
  printed: string;
  health: number;
  addons: string[];
}

/** Creatures of one type and colour in a region. */
export interface FigureShown {
  creature: string;
  shade: string;
  region: string;
  quest: string;
  count: number;
}

/** An Event that lies open. */
export interface EventShown {
  card: string;
  regions: string[];
  marks: string[];
  gold: number;
  items: string[];
  trophies: Record<string, number>;
}

/** The Overlord: where it stands, or where its markers lie, and which of them the own faction has seen. */
export interface OverlordShown {
  card: string;
  threat: number;
  attack: number;
  health: number;
  region: string;
  markers: string[];
  seen: Record<string, boolean>;
}

/** The combat at hand. */
export interface CombatShown {
  kind: string;
  region: string;
  faction: string;
  round: number;
  fighters: FighterShown[];
  foes: FigureShown[];
  boss: string;
  threat: number;
  attack: number;
  boxes: Record<string, BoxesShown>;
  phase: AttackShown | null;
  locked: Record<string, number>;
}

/** A participant of a combat. */
export interface FighterShown {
  character: string;
  out: boolean;
  acted: boolean;
  used: string[];
}

/** A combat area. */
export interface BoxesShown {
  damage: number;
  defense: number;
  attrition: number;
  armor: number;
}

/** The Attack phase at hand, with everything that its values are made of. */
export interface AttackShown {
  character: string;
  dice: DieShown[];
  threat: number;
  reroll: number;
  rerolls: number;
  attrition: number;
  explained: Record<string, Part[]>;
  withheld: string[];
}

/** A die of the pool. */
export interface DieShown {
  colour: string;
  face: number;
  source: string;
  rerolled: boolean;
  spotted: boolean;
}

/** What a card adds to a value. */
export interface Part {
  card: string;
  amount: number;
}

/** An offer that is being made up. */
export interface TradeShown {
  giver: string;
  taker: string;
  items: string[];
  wanted: string[];
  gold: number;
  price: number;
}
