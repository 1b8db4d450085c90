import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { doorWords } from "./door.ts";
import { packed } from "./packing.ts";
import { drawnGames, gameParts } from "./parts.ts";
import type { Part } from "./weight.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What each part of the page may weigh over the wire. The lobby is what everybody waits for, on a slow phone too.
const LOBBY = 260_000;
const TABLE = 80_000;
const GAME = 250_000;
const games = drawnGames(here("./src"));
const budgets: Part[] = [
  {
    name: "The lobby",
    begins: (entry) => entry.endsWith("/index.html") || entry.endsWith("/Picture.svelte"),
    besides: (file) => /^(index\.html|start\.js|icon\.svg)$/.test(file) || /-latin-(?!ext).*\.woff2$/.test(file),
    after: [],
    budget: LOBBY,
  },
  { name: "A table", begins: (entry) => entry.endsWith("/src/table/index.ts"), after: ["The lobby"], budget: TABLE },
  ...games.map((game) => ({
    name: game,
    begins: (entry: string) => entry.endsWith(`/games/${game}/index.ts`) || entry.endsWith(`/${game}`),
    after: ["The lobby", "A table"],
    budget: GAME,
  })),
];

export default defineConfig(({ command }) => ({
  logLevel: command === "build" ? "warn" : "info", // of what was built the weights are told
  plugins: [gameParts(here("./src"), here("../src/locanda/games")), doorWords(here("./src/locale")), svelte(), packed(budgets)],
  build: {
    outDir: here("../src/locanda/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the page's security policy forbids it
    reportCompressedSize: false, // ours is told below, part by part
    chunkSizeWarningLimit: 1000, // the budgets say what is too much
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // packing well takes its time
  },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/live": { target: "ws://127.0.0.1:8765", ws: true } } },
}));
