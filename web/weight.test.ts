import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { packed } from "./packing.ts";
import { type Built, check, type Part, told, weigh } from "./weight.ts";

const stone = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, n) => (n * 7919) % 251);
const built: Built[] = [
  { name: "index.js", data: stone(4000), entry: "/index.html", along: ["shared.js", "index.css"] },
  { name: "shared.js", data: stone(2000), along: ["index.js"] },
  { name: "index.css", data: stone(1000), along: [] },
  { name: "letters.woff2", data: stone(5000), along: [] },
  { name: "chess.js", data: stone(3000), entry: "/games/chess", along: ["shared.js", "chess.css"] },
  { name: "chess.css", data: stone(1500), along: [] },
];
const lobby: Part = {
  name: "lobby",
  begins: (entry) => entry === "/index.html",
  besides: (file) => file.endsWith(".woff2"),
  after: [],
  budget: 12_000,
};
const chess: Part = { name: "chess", begins: (entry) => entry === "/games/chess", after: ["lobby"], budget: 5_000 };

describe("a part of the page", () => {
  it("weighs what is fetched with it, compressed, and once", () => {
    const [found] = weigh(built, [lobby]);
    expect(Object.keys(found!.kinds).sort()).toEqual(["css", "js", "woff2"]);
    expect(found!.kinds.woff2).toBe(5000); // as it is
    expect(found!.kinds.js).toBeLessThan(6000);
  });
  it("does not weigh what another part has brought", () => {
    const alone = weigh(built, [{ ...chess, after: [] }])[0]!;
    const after = weigh(built, [lobby, chess])[1]!;
    expect(after.kinds.js).toBeLessThan(alone.kinds.js!);
    expect(after.kinds.css).toBeGreaterThan(0);
  });
  it("that is empty is a mistake, not a light part", () => {
    expect(() => weigh(built, [{ ...chess, begins: () => false }])).toThrow("the part chess of the page is empty");
  });
  it("is told with what its weight is made of", () => {
    expect(told([{ name: "lobby", budget: 12_000, total: 9_100, kinds: { css: 100, js: 9_000 } }])).toBe(
      "lobby: 9.1 of 12.0 KB (js 9.0, css 0.1)",
    );
  });
  it("may weigh what its budget says and no more", () => {
    const weighed = { name: "lobby", budget: 12_000, kinds: {} };
    expect(() => check([{ ...weighed, total: 12_000 }])).not.toThrow();
    expect(() => check([{ ...weighed, total: 12_001 }, { ...weighed, name: "chess", total: 10 }])).toThrow(
      "The page has grown too heavy. lobby weighs 12.0 KB and may weigh 12.0 KB.",
    );
  });
});

describe("a build", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  afterEach(() => rmSync(join(folder, "dist"), { recursive: true, force: true }));
  const text = Array.from({ length: 3000 }, (_, n) => `candle ${n * n}`).join(" ");
  const making = (budget: number) => {
    writeFileSync(join(folder, "index.html"), '<script type="module" src="/main.ts"></script>');
    writeFileSync(join(folder, "main.ts"), `document.title = ${JSON.stringify(text)};`);
    const part: Part = { name: "lobby", begins: (entry) => entry.endsWith("/index.html"), after: [], budget };
    return build({ root: folder, configFile: false, logLevel: "silent", plugins: [packed([part])] });
  };

  it("fails if a part is too heavy, and says by how much", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    await expect(making(2_000)).rejects.toThrow(/too heavy\. lobby weighs \d+\.\d KB and may weigh 2\.0 KB/);
    expect(existsSync(join(folder, "dist/index.html"))).toBe(false); // nobody takes it for a page that was built
  });
  it("that is light enough lays every file ready in both forms, and tells its weight", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await making(100_000);
    expect(log.mock.calls.flat().join("\n")).toMatch(/lobby: \d+\.\d of 100\.0 KB \(js/);
    const assets = join(folder, "dist/assets");
    const name = readdirSync(assets).find((one) => one.endsWith(".js"))!;
    const whole = readFileSync(join(assets, name));
    expect(gunzipSync(readFileSync(join(assets, `${name}.gz`)))).toEqual(whole);
    expect(brotliDecompressSync(readFileSync(join(assets, `${name}.br`)))).toEqual(whole);
  });
});
