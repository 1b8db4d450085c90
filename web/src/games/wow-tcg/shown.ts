/** Made by `web/shapes.py` from the server's own types; do not edit. */

/** Everything that lies open, the own hand, and the own resources. */
export interface View {
  step: string;
  active: number;
  speaker: number;
  turn: number;
  round: number;
  first: number;
  seats: SeatShown[];
  chain: LinkShown[];
  combat: CombatShown | null;
  winner: number[] | null;
  contest: ContestShown | null;
  limited: LimitedShown | null;
}

/** A player as another (or he himself) sees him; the hand of others is a number. */
export interface SeatShown {
  team: number;
  hero: PieceShown | null;
  allies: Record<string, PieceShown>;
  equipment: Record<string, PieceShown>;
  abilities: Record<string, PieceShown>;
  resources: Record<string, PieceShown>;
  ready: number;
  hand: string[] | number;
  deck: number;
  graveyard: string[];
  removed: string[];
  out: boolean;
  placed: boolean;
}

/** A card in play as it is now. Nobody but its controller knows the card of a resource that lies face down. */
export interface PieceShown {
  card: string;
  owner: number;
  exhausted: boolean;
  damage: number;
  atk: number;
  health: number;
  defence: number;
  marks: string[];
  counters: Record<string, number>;
  host: string;
  x: number;
  down: boolean;
  token: boolean;
  blank: boolean;
  fresh: boolean;
}

/** Something that waits on the chain, and what it is aimed at. */
export interface LinkShown {
  kind: string;
  seat: number;
  card: string;
  source: string;
  x: number;
  targets: string[];
}

/** The combat at hand. */
export interface CombatShown {
  attacker: string;
  proposed: string;
  defender: string;
  strikes: StrikeShown[];
}

/** A strike of this combat. */
export interface StrikeShown {
  seat: number;
  weapon: string;
  atk: number;
}

/** A match of several games: how many at most, who won which (-1: nobody), between two of them the own cards. */
export interface ContestShown {
  most: number;
  won: number[];
  deck: Record<string, number>;
  side: Record<string, number>;
  out: string;
  done: number[];
}

/** Decks made from packs: the own pack, cards, deck and hero; how many cards the others have, and who is ready. */
export interface LimitedShown {
  kind: string;
  round: number;
  pack: string[];
  pool: Record<string, number>;
  deck: Record<string, number>;
  hero: string;
  advice: string[];
  counts: number[];
  left: number;
  direction: number;
  done: number[];
}
