/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** Everything that lies open, the own hand, and the discoveries that a seat has seen. */
export interface View {
  phase: string;
  active: number;
  round: number;
  movement: number;
  seats: HeroShown[];
  decks: Record<"grey" | "green" | "yellow" | "red", number>;
  elite: number;
  elite_spent: string[];
  trophies: Record<string, number>;
  discoveries: Record<string, (string | null)[]>;
  revealed: string[];
  pile: number;
  box: string[];
  track: (Waiting | null)[];
  events: EventShown[];
  fight: FightShown | null;
  winner: number[] | null;
}

/** A seat as another (or itself) sees it; the hand of others is a number. */
export interface HeroShown {
  character: string;
  affiliation: string;
  level: "grey" | "green" | "yellow" | "red";
  side: number;
  space: string;
  damage: number;
  life: number;
  disease: number;
  energy: number;
  deck: number;
  hand: string[] | number;
  spent: string[];
  bag: OwnedShown[];
  weapon: OwnedShown | null;
  armor: OwnedShown | null;
  attached: AttachedShown[];
  quests: QuestShown[];
  log: string[];
  valor: number;
  kept: string[];
}

/** An item, and the challenge card that it is. */
export interface OwnedShown {
  item: string;
  card: string;
}

/** An attached ability card, and who played it. */
export interface AttachedShown {
  card: string;
  by: number;
}

/** An active quest as far as it has come. */
export interface QuestShown {
  card: string;
  task: number;
  count: number;
  tokens: string[];
  holder: number;
}

/** A card on the undefeated track, its encounter, and the space of its marker. */
export interface Waiting {
  card: string;
  foe: string;
  space: string;
}

/** An event in play, and where it lies, if it lies in a space. */
export interface EventShown {
  card: string;
  space: string;
}

/** The combat at hand, with everything that its figures are made of. */
export interface FightShown {
  foe: string | null;
  card: string | null;
  rival: number;
  own: SideShown;
  other: SideShown;
  explained: [Record<"attack" | "defence" | "damage", Part[]>, Record<"attack" | "defence" | "damage", Part[]>];
}

/** One side of a combat. */
export interface SideShown {
  die: number;
  type: "ranged" | "melee";
  attack: number;
  defence: number;
  damage: number;
}

/** What a card adds to a figure. */
export interface Part {
  card: string;
  amount: number;
}
