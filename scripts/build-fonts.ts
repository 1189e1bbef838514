import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

type Cut = {
  from: string;
  to: string;
  /** A number fixes an axis, and the file has less to say. */
  axes: Record<string, number | { min: number; max: number }>;
  license: string;
};

// Whole, where Fontsource divides it by scripts: a word of two scripts would load two files.
const INTER = "node_modules/inter-ui";
const BRICOLAGE = "node_modules/@fontsource-variable/bricolage-grotesque";
const OUT = "app/fonts";

// Latin-1, the letters of Central Europe, and the ligatures and punctuation that these use.
const LETTERS: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
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
const CUTS: Cut[] = [
  {
    from: `${INTER}/variable/InterVariable.woff2`,
    to: "inter.woff2",
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
    license: `${INTER}/LICENSE.txt`,
  },
  {
    from: `${BRICOLAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`,
    to: "bricolage-grotesque.woff2",
    // Headings differ in size, and hardly in weight: one weight is two thirds of the file.
    axes: { wght: 680 },
    license: `${BRICOLAGE}/LICENSE`,
  },
];
// What the styles use: kerning, marks, tabular figures.
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"];

const CHARACTERS = LETTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");

async function cut({ from, to, axes }: Cut): Promise<number> {
  const font = await subsetFont(await readFile(from), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(`${OUT}/${to}`, font);
  return font.byteLength;
}

await mkdir(OUT, { recursive: true });
for (const each of CUTS) {
  await copyFile(each.license, `${OUT}/LICENSE-${each.to.replace(".woff2", ".txt")}`);
  process.stdout.write(`${each.to} ${await cut(each)} bytes\n`);
}
