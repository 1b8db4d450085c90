import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { doorWords } from "./door.ts";
import { gameIcons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [gameIcons(here("../src/locanda/games"), here("./src/icons.json")), doorWords(here("./src/locale")), svelte()],
  build: {
    outDir: here("../src/locanda/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the page's security policy forbids it
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/live": { target: "ws://127.0.0.1:8765", ws: true } } },
});
