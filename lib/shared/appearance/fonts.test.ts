import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FONT_PAIRS } from "./choices";
import { FONT_FACES } from "./font-faces";
import { fontPaths, fontRules, fontStyles } from "./fonts";

const MOST_BYTES = 60_000;

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, "public", path));
const plain = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, "")
    .replaceAll(";}", "}");

describe.each(FONT_PAIRS)("%s", (pair) => {
  it("is two files of at most 60 kB together", () => {
    const sizes = fontPaths(pair).map((path) => read(path).byteLength);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("declares the files that it preloads, and a stand-in for each", () => {
    const declared = [...fontRules(pair, ":root").matchAll(/url\("([^"]+)"\)/g)];
    expect(declared.map(([, path]) => path)).toEqual(fontPaths(pair));
    expect(fontRules(pair, ":root").match(/size-adjust:\d{2,3}\.\d\d%/g)).toHaveLength(2);
  });
});

it("names each file after its content, so that browsers may keep it forever", () => {
  for (const { file } of Object.values(FONT_FACES)) {
    const hash = createHash("sha256")
      .update(read(`fonts/${file}`))
      .digest("hex");
    expect(file).toContain(`-${hash.slice(0, 8)}.woff2`);
  }
});

it("ships each family's licence, and no file that no pair uses", () => {
  const shipped = readdirSync(join(root, "public/fonts"));
  const families = Object.values(FONT_FACES).map(({ file }) => file);
  const licenses = families.map((file) => `LICENSE-${file.replace(/-\w+\.woff2$/, "")}.txt`);
  expect(shipped.toSorted()).toEqual([...families, ...licenses].toSorted());
  expect(new Set(FONT_PAIRS.flatMap(fontPaths))).toEqual(
    new Set(families.map((file) => `/fonts/${file}`)),
  );
  for (const license of licenses) {
    expect(read(`fonts/${license}`).toString()).toContain("SIL OPEN FONT LICENSE");
    // A name reserved by its authors would forbid to ship a part of a font under it.
    expect(read(`fonts/${license}`).toString()).not.toMatch(/with Reserved Font Name/i);
  }
});

it("declares the product's own pair in its sheet, and adds nothing to pages for it", () => {
  const sheet = readFileSync(join(root, "app/styles/fonts.css"), "utf8");
  expect(plain(sheet)).toBe(plain(fontRules("lively", ":root")));
  expect(FONT_PAIRS.filter((pair) => fontStyles(pair) === "")).toEqual(["lively"]);
});
