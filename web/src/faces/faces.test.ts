import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { subjectOf as ofRunebound } from "../games/runebound/face";
import type { RuneCard } from "../games/runebound/view";
import { subjectOf as ofAdventure } from "../games/wow-adventure/face";
import type { Card } from "../games/wow-adventure/view";
import { subjectOf as ofDuel } from "../games/wow-tcg/face";
import type { Card as DuelCard } from "../games/wow-tcg/view";
import type { CardShown } from "../lib/wire";
import { backOf } from "./back";
import { EXAMPLES } from "./examples";
import { fit } from "./fit";
import { sceneOf, type Subject } from "./scene";
import { apart, signature } from "./signature";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The cards of a game, as the game itself tells them. */
function cardsOf(game: string): CardShown[] {
  const own = `${root}.venv/bin/python`;
  const python = process.env.PYTHON ?? (existsSync(own) ? own : "python3");
  const told = execFileSync(python, ["-m", "locanda", "cards", game, "--json"], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}src` },
    maxBuffer: 2 ** 26,
    encoding: "utf8",
  });
  return JSON.parse(told) as CardShown[];
}

const runebound = cardsOf("runebound") as RuneCard[];
const adventure = cardsOf("wow-adventure") as Card[];
const duel = cardsOf("wow-tcg") as DuelCard[];

/** Everything that has a scene of its own: of a card with two faces, each. */
const ofCard = (card: Card): Subject[] =>
  card.faces ? card.faces.map((face) => ofAdventure(face, card.colour)) : [ofAdventure(card, card.level)];

const decks = new Map<string, Subject[]>();
for (const card of runebound) decks.set(`runebound ${card.deck}`, [...(decks.get(`runebound ${card.deck}`) ?? []), ofRunebound(card)]);
for (const card of adventure) decks.set(`adventure ${card.deck}`, [...(decks.get(`adventure ${card.deck}`) ?? []), ...ofCard(card)]);
for (const card of duel) decks.set(`duel ${card.deck}`, [...(decks.get(`duel ${card.deck}`) ?? []), ofDuel(card)]);

/** The pairs of a deck that differ in fewer traits than that. */
function alike(subjects: readonly Subject[], least: number): string[] {
  const made = subjects.map((one) => ({ id: one.id, seen: signature(sceneOf(one)) }));
  return made.flatMap((one, at) =>
    made.slice(at + 1).filter((other) => apart(one.seen, other.seen) < least).map((other) => `${one.id} and ${other.id}`),
  );
}

it("knows every deck of the three games", () => {
  expect(decks.size).toBe(27);
  expect([...decks.values()].flat().length).toBe(166 + 269 + 160 + 366);
});

describe.each([...decks])("the deck of %s", (_, subjects) => {
  it("has no two cards that look the same at a glance", () => {
    expect(alike(subjects, 2)).toEqual([]);
  });
});

describe("a scene", () => {
  it("is always the same for the same card", () => {
    for (const subject of decks.get("runebound green")!) expect(sceneOf({ ...subject })).toEqual(sceneOf(subject));
  });

  it("is another where only the id is another", () => {
    const [hydra] = decks.get("runebound blue")!;
    const others = Array.from({ length: 40 }, (_, n) => signature(sceneOf({ ...hydra!, id: `x${n}` })).join());
    expect(new Set(others).size).toBeGreaterThan(36);
  });

  it("plays where its subject belongs", () => {
    const foe: Subject = { id: "somebody", icon: "person", kind: "foe" };
    const places = (more: Partial<Subject>): Set<string> => new Set(Array.from({ length: 60 }, (_, n) => sceneOf({ ...foe, id: `x${n}`, ...more }).place));
    expect(places({ traits: ["undead"] })).toEqual(new Set(["crypt", "graves", "deadwood", "ruins"]));
    expect(places({ terrain: "forest" })).toEqual(new Set(["forest", "trunks"]));
    expect(places({ kind: "thing" })).toEqual(new Set(["niche", "curtain", "sill", "stall", "library", "forge"]));
    expect(sceneOf({ ...foe, id: "drowned-sailor" }).place).toBe("sea");
  });

  it("draws nothing that is not a number", () => {
    for (const subject of [...decks.values()].flat()) expect(JSON.stringify(sceneOf(subject))).not.toMatch(/NaN|undefined|null,"y"|Infinity/);
  });

  it("is light: few shapes, short paths", () => {
    for (const subject of [...decks.values()].flat()) {
      const { behind, before } = sceneOf(subject);
      expect(behind.length + before.length).toBeLessThan(14);
      expect([...behind, ...before].reduce((sum, one) => sum + one.d.length, 0)).toBeLessThan(14000);
    }
  });
});

it("every deck has a back of its own", () => {
  expect(new Set([...decks.keys()].map((deck) => JSON.stringify(backOf(deck)))).size).toBe(decks.size);
});

it("there is an example of every kind", () => {
  expect(new Set(EXAMPLES.map((one) => one.subject.kind)).size).toBe(7);
});

describe("a title", () => {
  it("is large if it is short, and smaller the longer its longest word is", () => {
    expect(fit("Bounty")).toBe(13);
    expect(fit("Controincantesimo")).toBeLessThan(fit("Intimidatorio"));
  });

  it("finds room for its longest word, whatever it is", () => {
    for (const card of [...runebound, ...adventure, ...duel])
      for (const name of [card.name.en, card.name.it])
        for (const word of name.split(/[\s-]/)) expect(word.length * 0.4 * fit(name)).toBeLessThanOrEqual(90);
  });

  it("can be read on the cards of a full pack, which are 100 pixels wide", () => {
    const small = duel.flatMap((card) => [card.name.en, card.name.it]).filter((name) => fit(name) < 10.9);
    expect(small).toEqual([]);
  });
});

/** How many bytes a part of the page is when it is sent, without what the page has anyway. */
async function weigh(entry: string): Promise<number> {
  const made = await build({
    configFile: false,
    root: `${root}web`,
    logLevel: "silent",
    plugins: [svelte()],
    build: {
      write: false,
      rollupOptions: { input: `${root}web/src/faces/${entry}`, preserveEntrySignatures: "strict", external: [/^svelte/, /^virtual:/, /\/lib\//] },
    },
  });
  const files = (Array.isArray(made) ? made : [made]).flatMap((one) => ("output" in one ? one.output : []));
  return files.reduce((sum, file) => sum + gzipSync(file.type === "chunk" ? file.code : file.source).length, 0);
}

describe("the weight", () => {
  it("of the maker is less than twelve kilobytes", async () => {
    const weight = await weigh("scene.ts");
    expect(weight).toBeGreaterThan(6000);
    expect(weight).toBeLessThan(12 * 1024);
  });

  it("of maker, frame, backs and styles together is less than twenty", async () => {
    expect(await weigh("CardFace.svelte")).toBeLessThan(20 * 1024);
  });
});
