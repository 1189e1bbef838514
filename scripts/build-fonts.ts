import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { DEFAULT_APPEARANCE } from "@/lib/shared/appearance/defaults";

type FontCut = {
  family: string;
  from: string;
  /** A number fixes an axis, and the file has less to say. */
  axes: Record<string, number | { min: number; max: number }>;
  license: string;
  /** Shown until the font is there, stretched to its measures. */
  standIn: keyof typeof STAND_INS;
  isFor: keyof typeof SAMPLES;
};

// Whole, where Fontsource divides them by scripts: a word of two scripts would load two files.
const INTER = "node_modules/inter-ui";
const GEIST = "node_modules/geist";
const OUT = "public/fonts";
const FACES = "lib/shared/appearance/font-faces.ts";

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

/**
 * What the stand-ins are measured by: texts by the letters as often as these have them, headings by
 * the home page's, the only one so large that a line more of it moves the page.
 */
const SAMPLES = {
  text: "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ",
  heading: DEFAULT_APPEARANCE.headline,
} as const;
/** Fonts that most systems have, and the average widths of the samples' letters, in ems. */
const STAND_INS = {
  Arial: { text: 0.456305, heading: 0.4816 },
  "Times New Roman": { text: 0.417185, heading: 0.4518 },
} as const;

/** Headings differ in size, and hardly in weight: one weight is two thirds of the file. */
function heading(family: string, axes: Record<string, number>, parts = "wght"): FontCut {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const folder = `node_modules/@fontsource-variable/${name}`;
  return {
    family,
    from: `${folder}/files/${name}-latin-${parts}-normal.woff2`,
    axes,
    license: `${folder}/LICENSE`,
    standIn: parts === "opsz" ? "Times New Roman" : "Arial",
    isFor: "heading",
  };
}

const CUTS: FontCut[] = [
  heading("Bricolage Grotesque", { wght: 680 }),
  heading("Outfit", { wght: 640 }),
  heading("Space Grotesk", { wght: 680 }),
  heading("Nunito", { wght: 780 }),
  heading("Fraunces", { wght: 640, opsz: 48 }, "opsz"),
  heading("Newsreader", { wght: 640, opsz: 32 }, "opsz"),
  {
    family: "Inter",
    from: `${INTER}/variable/InterVariable.woff2`,
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
    license: `${INTER}/LICENSE.txt`,
    standIn: "Arial",
    isFor: "text",
  },
  {
    family: "Geist",
    from: `${GEIST}/dist/fonts/geist-sans/Geist-Variable.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    license: `${GEIST}/LICENSE.txt`,
    standIn: "Arial",
    isFor: "text",
  },
];
// What the styles use: kerning, marks, tabular figures.
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"];

const CHARACTERS = LETTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** What makes the stand-in as wide and as high as the font, so that nothing moves when it comes. */
function measure(font: Buffer, { standIn, isFor }: FontCut) {
  const face = create(font);
  const { unitsPerEm, ascent, descent, lineGap } = face;
  const sample = SAMPLES[isFor];
  const width = face.layout(sample).advanceWidth / sample.length;
  const stretch = width / unitsPerEm / STAND_INS[standIn][isFor];
  const share = (units: number) => percent(units / unitsPerEm / stretch);
  return {
    standIn,
    stretch: percent(stretch),
    ascent: share(ascent),
    descent: share(-descent),
    lineGap: share(lineGap),
  };
}

/** Writes a family's file, under a name that changes with its content, and returns its face. */
async function cut(wanted: FontCut) {
  const { family, from, axes, license } = wanted;
  const font = await subsetFont(await readFile(from), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const name = family.toLowerCase().replaceAll(" ", "-");
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `${name}-${hash}.woff2`;
  await writeFile(`${OUT}/${file}`, font);
  await copyFile(license, `${OUT}/LICENSE-${name}.txt`);
  process.stdout.write(`${file} ${font.byteLength} bytes\n`);
  return { file, ...measure(font, wanted) };
}

await mkdir(OUT, { recursive: true });
for (const old of await readdir(OUT)) await rm(`${OUT}/${old}`);
const faces: [string, object][] = [];
for (const each of CUTS) faces.push([each.family, await cut(each)]);
await writeFile(
  FACES,
  `// Made by scripts/build-fonts.ts, with public/fonts.

/** The site's fonts: each one's file, and the font shown until it is there, stretched to it. */
export const FONT_FACES = ${JSON.stringify(Object.fromEntries(faces), null, 2)} as const;
`,
);
