/** The windows at which a player may be asked, and what one has said about them. */

/** Every window in which a card could be played; the game's server calls them so. */
export const MOMENTS: readonly string[] = ["ready", "draw", "action", "attack", "defend", "end", "respond"];
