/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** The whole open table; the same for every seat and for spectators. */
export interface View {
  round: number;
  turn: Turn;
  winner: number[] | null;
  seats: PartyShown[];
  decks: Record<"green" | "yellow" | "blue" | "red" | "market", number>;
  markets: Record<string, string[]>;
  tokens: Record<string, "green" | "yellow" | "blue" | "red">;
  track: Record<string, Waiting | null>;
  markers: Record<string, string | null>;
  event: string | null;
  events: string[];
  bank: Record<"green" | "yellow" | "blue" | "red", number>;
  removed: string[];
  drawn: string | null;
  shown: string[];
  dice: string[];
  challenge: ChallengeShown | null;
  legend: Record<string, string>;
}

/** Whose turn it is, and the phase that is played. */
export interface Turn {
  seat: number;
  phase: string;
}

/** A seat as everybody sees it. */
export interface PartyShown {
  hero: string;
  at: string | null;
  wounds: number;
  life: number;
  exhaustion: number;
  stamina: number;
  mind: number;
  body: number;
  spirit: number;
  damage: number[];
  gold: number;
  face_up: boolean;
  attacked: boolean;
  items: string[];
  face_down: string[];
  allies: Record<string, AllyShown>;
  encounters: string[];
  tokens: Record<"green" | "yellow" | "blue" | "red", number>;
  noted: number;
  points: number;
  experience: Record<"mind" | "body" | "spirit", number>;
  grown: Record<"mind" | "body" | "spirit", number>;
  experience_tokens: Record<"mind" | "body" | "spirit", number[]>;
  experience_value: number;
}

/** An Ally as everybody sees it. */
export interface AllyShown {
  wounds: number;
  life: number;
  exhaustion: number;
  stamina: number;
  attacked: boolean;
}

/** A card on the track, and the space of its marker. */
export interface Waiting {
  card: string;
  space: string;
}

/** The fight at hand as everybody sees it. */
export interface ChallengeShown {
  card: string | null;
  rival: number | null;
  wounds: number;
  life: number | null;
  round: number;
  targets: (number | null)[];
  damage: number[] | null;
  slot: number | null;
  own: FighterShown[];
  other: FighterShown[];
}

/** A fighter's sums by phase: what is added to its attack and defense rolls, and the damage it deals. */
export interface FighterShown {
  id: string;
  attack: number[];
  defence: number[];
  damage: number[];
  attack_parts: Part[][];
  defence_parts: Part[][];
  damage_parts: Part[][];
}

/** What a card, experience or something that was used adds to a sum. */
export interface Part {
  card: string;
  amount: number;
}
