import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { DRAWN } from "../lib/structured-data/share-cards.schema";

// The renderer of pictures for sharing reads only TrueType, and one weight per file. Fontsource
// splits a family by scripts; each part with a letter we draw becomes a file.
const FAMILIES = [
  {
    folder: "node_modules/@fontsource-variable/bricolage-grotesque",
    name: "bricolage-grotesque",
    scripts: ["latin", "latin-ext", "vietnamese"],
    weight: 700,
  },
  {
    folder: "node_modules/@fontsource-variable/inter",
    name: "inter",
    scripts: ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"],
    weight: 600,
  },
];
const OUT = "app/og/fonts";

const characters = DRAWN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");

await mkdir(OUT, { recursive: true });
for (const { folder, name, scripts, weight } of FAMILIES) {
  for (const script of scripts) {
    const source = await readFile(`${folder}/files/${name}-${script}-wght-normal.woff2`);
    const font = await subsetFont(source, characters, {
      targetFormat: "truetype",
      variationAxes: { wght: weight },
      keepFeatures: ["kern", "mark", "ccmp", "locl"],
      noHinting: true,
    });
    await writeFile(`${OUT}/${name}-${script}.ttf`, font);
    process.stdout.write(`${name}-${script}.ttf ${font.byteLength} bytes\n`);
  }
  await copyFile(`${folder}/LICENSE`, `${OUT}/LICENSE-${name}.txt`);
}
