import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

type Cut = {
  from: string;
  to: string;
  ranges: [number, number][];
  weights: { min: number; max: number };
};

const INTER = "node_modules/@fontsource-variable/inter";
const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const OUT = "app/fonts";

// Latin-1, and the ligatures and punctuation that English and Western European text uses.
const LATIN: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2015],
  [0x2018, 0x201f],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
// Central European letters. They are not in the Latin file and load only where a page contains one:
// app/fonts.ts repeats the ranges.
const LATIN_MORE: [number, number][] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];
const TEXT = { min: 400, max: 700 };
const HEAD = { min: 650, max: 720 };

const CUTS: Cut[] = [
  {
    from: `${INTER}/files/inter-latin-wght-normal.woff2`,
    to: "inter.woff2",
    ranges: LATIN,
    weights: TEXT,
  },
  {
    from: `${INTER}/files/inter-latin-ext-wght-normal.woff2`,
    to: "inter-more.woff2",
    ranges: LATIN_MORE,
    weights: TEXT,
  },
  {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    to: "bricolage-grotesque.woff2",
    ranges: LATIN,
    weights: HEAD,
  },
];
// What the styles use: kerning, marks, tabular figures.
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "cv11", "ss03"];

function characters(ranges: [number, number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join("");
}

async function cut({ from, to, ranges, weights }: Cut): Promise<number> {
  const font = await subsetFont(await readFile(from), characters(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(`${OUT}/${to}`, font);
  return font.byteLength;
}

await mkdir(OUT, { recursive: true });
for (const each of CUTS) {
  process.stdout.write(`${each.to} ${await cut(each)} bytes\n`);
}
await copyFile(`${INTER}/LICENSE`, `${OUT}/LICENSE-inter.txt`);
await copyFile(`${BRICOLAGE}/LICENSE`, `${OUT}/LICENSE-bricolage-grotesque.txt`);
