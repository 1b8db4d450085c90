/** Runebound on the page. */
import { words } from "../../lib/words.svelte";
import type { LogLine } from "../../lib/wire";
import type { Badge, Context, Die, GameModule, Held } from "../types";
import { seatColour } from "../seats";
import Card from "./Card.svelte";
import { ANY_FACE, FIGURE, type Figure, lineIcon, MATTERS, optionIcon, TERRAIN } from "./figures";
import { pointOf, size } from "./hexes";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import { counts, sense } from "./senses";
import { staged } from "./stage";
import Stage from "./Stage.svelte";
import { boardOf, nameOf, runesOf, type Terrain, viewOf } from "./view";

/** A die with the terrains of its face; one who can show several icons finds them all. */
export interface TerrainDie extends Die {
  icons: string[];
}

function badge(figure: Figure, value: string): Badge {
  return { icon: FIGURE[figure], value, label: words.say(`runebound-${figure}`) };
}

/** The terrain that tells a face from the others: the one that the fewest faces show. */
function telling(faces: string[][], face: string[]): string {
  const often = (terrain: string): number => faces.filter((other) => other.includes(terrain)).length;
  return [...face].sort((a, b) => often(a) - often(b))[0]!;
}

function dice(line: LogLine, game: Context): Die[] {
  if (line.kind === "rolled" || line.kind === "rival-rolled") {
    const { die, bonus, total, success, target } = line.facts as Record<"die" | "bonus" | "total" | "target", number | undefined> & { success?: boolean };
    if (die === undefined) return [];
    const label = bonus === undefined || total === undefined ? "" : `${bonus < 0 ? "−" : "+"}${Math.abs(bonus)} = ${total}`;
    return [{ sides: 20, text: String(die), ...(success === undefined ? {} : { good: success }), ...(target === undefined ? {} : { need: target }), label }];
  }
  if (line.kind !== "movement-roll") return [];
  const faces = boardOf(game.library).faces;
  return ((line.facts.faces as number[] | undefined) ?? []).map((index) => terrainDie(faces[index], faces));
}

/** A movement die with this face up; one without a face can be any of them. */
function terrainDie(face: Terrain[] | undefined, faces: Terrain[][]): TerrainDie {
  if (!face) return { sides: 6, text: "", icon: ANY_FACE, icons: [ANY_FACE], label: words.say("runebound-any") };
  const label = face.map((terrain) => words.say(`runebound-terrain-${terrain}`)).join(" / ");
  const icons = face.map((terrain) => TERRAIN[terrain]);
  return { sides: 6, text: "", icon: TERRAIN[telling(faces, face) as Terrain], icons, label };
}

/** The movement dice that are not spent yet. */
function tray(game: Context): Die[] {
  const faces = boardOf(game.library).faces;
  return (viewOf(game)?.dice ?? []).map((face) => terrainDie(face === "any" ? undefined : (face.split("/") as Terrain[]), faces));
}

/** One's own allies and items. */
function hand(game: Context): { title: string; cards: Held[] } | null {
  const party = game.seat === null ? undefined : viewOf(game)?.seats[game.seat];
  if (!party) return null;
  const allies = Object.entries(party.allies).map(([id, ally]): Held => {
    const note = words.say("runebound-ally-fares", { life: ally.life - ally.wounds, of: ally.life, stamina: ally.stamina - ally.exhaustion });
    return { id, spent: party.face_down.includes(id), note };
  });
  const items = [...party.items, ...party.encounters].map((id): Held => {
    const spent = party.face_down.includes(id);
    return spent ? { id, spent, note: words.say("runebound-used") } : { id };
  });
  return { title: words.say("runebound-own-cards"), cards: [...allies, ...items] };
}

const WALKS = new Set(["moved", "travelled", "placed", "stepped-back"]);

const game: GameModule = {
  Board: Map,
  boardSize: (library) => size(boardOf(library)),
  lookAt(game) {
    const view = viewOf(game);
    if (!view) return null;
    const board = boardOf(game.library);
    const walk = [...game.fresh].reverse().find((line) => WALKS.has(line.kind) && typeof line.facts.space === "string");
    if (walk && !game.asked) return pointOf(board, walk.facts.space as string);
    const at = view.seats[game.asked?.seat ?? view.turn.seat]?.at ?? view.seats[game.seat ?? 0]?.at;
    return at ? pointOf(board, at) : null;
  },
  Panel,
  Card,
  seat(game, seat) {
    const view = viewOf(game);
    const party = view?.seats[seat];
    if (!party) return { name: "", icon: "person", colour: seatColour(seat), badges: [] };
    return {
      name: nameOf(game, party.hero),
      icon: game.card(party.hero)?.icon ?? "person",
      colour: seatColour(seat),
      badges: [
        badge("wounds", `${party.wounds}/${party.life}`),
        badge("exhaustion", `${party.exhaustion}/${party.stamina}`),
        badge("gold", String(party.gold)),
        badge("points", String(party.points)),
        badge("runes", `${runesOf(game, party)}/3`),
      ],
    };
  },
  nameOf,
  lineIcon,
  matters: MATTERS,
  optionIcon,
  dice,
  sense,
  counts,
  tray,
  hand,
  staged,
  Stage,
  signs: {
    "@": { icon: FIGURE.mind, name: { en: "Mind", it: "Mente" } },
    "%": { icon: FIGURE.body, name: { en: "Body", it: "Corpo" } },
    "<": { icon: FIGURE.spirit, name: { en: "Spirit", it: "Spirito" } },
    "^": { icon: FIGURE.life, name: { en: "Life", it: "Vita" } },
    ">": { icon: FIGURE.stamina, name: { en: "Stamina", it: "Resistenza" } },
    $: { icon: FIGURE.gold, name: { en: "Gold", it: "Oro" } },
  },
};

export default game;
