/** Any game that the page cannot draw: its table in words. */
import { words } from "../../lib/words.svelte";
import { seatColour } from "../seats";
import type { GameModule } from "../types";
import Card from "./Card.svelte";
import { dice, lineIcon, optionIcon, sense } from "./figures";
import Panel from "./Panel.svelte";
import Words from "./Words.svelte";

const game: GameModule = {
  Words,
  Panel,
  Card,
  seat: (game, seat) => ({ name: game.state.figures[seat] ?? "", icon: "person", colour: seatColour(seat), badges: [] }),
  nameOf(game, id) {
    const card = game.card(id);
    return card ? words.of(card.name) : id;
  },
  lineIcon,
  optionIcon,
  dice,
  sense,
  counts: () => null,
  signs: {},
};

export default game;
