/** A Vite plugin: every file of the page lies ready as gzip and brotli make it, and a page that is too heavy is not built. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { type Built, check, isPacked, type Part, told, weigh } from "./weight.ts";

type Bundle = Rolldown.OutputBundle;

function builtOf(bundle: Bundle, folder: string): Built[] {
  const built: Built[] = Object.values(bundle).map((one): Built => {
    if (one.type === "asset") return { name: one.fileName, data: one.source, along: [] };
    const along = [...one.imports, ...(one.viteMetadata?.importedCss ?? [])];
    return { name: one.fileName, data: one.code, entry: one.facadeModuleId ?? undefined, along };
  });
  const known = new Set(built.map((one) => one.name));
  for (const name of existsSync(folder) ? readdirSync(folder) : []) // what is copied as it is
    if (!known.has(name)) built.push({ name, data: readFileSync(join(folder, name)), along: [] });
  return built;
}

/** Beside a file lies what gzip and brotli make of it, if that is less. */
function pack(file: string): void {
  const data = readFileSync(file);
  const brotli = brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
  for (const [ending, packed] of [["gz", gzipSync(data, { level: 9 })], ["br", brotli]] as const)
    if (packed.length < data.length) writeFileSync(`${file}.${ending}`, packed);
}

export function packed(parts: readonly Part[]): Plugin {
  let publicDir = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    writeBundle({ dir }, bundle) {
      const built = builtOf(bundle, publicDir);
      try {
        const weighed = weigh(built, parts);
        console.log(`Over the wire, compressed:\n${told(weighed)}`);
        check(weighed);
      } catch (error) {
        rmSync(join(dir!, "index.html"), { force: true }); // so that nobody takes it for a page that was built
        throw error;
      }
      for (const { name } of built) if (!isPacked(name)) pack(join(dir!, name));
    },
  };
}
