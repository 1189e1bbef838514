import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { ICON_NAMES } from "../components/ui/icon-names";

async function symbol(name: string): Promise<string> {
  const file = await readFile(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1];
  if (drawing === undefined) throw new Error(`${name}.svg isn't a drawing.`);
  const shapes = drawing.replace(/\s+/g, " ").replace(/> </g, "><").replace(/ \/>/g, "/>").trim();
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const symbols = await Promise.all(ICON_NAMES.map(symbol));
const sheet = [
  "<!-- Icons: lucide, ISC licence (icons-license.txt). -->",
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...symbols,
  "</svg>",
  "",
].join("\n");
const version = createHash("sha256").update(sheet).digest("hex").slice(0, 8);

await writeFile("public/icons.svg", sheet);
await writeFile(
  "public/icons-license.txt",
  await readFile("node_modules/lucide-static/LICENSE", "utf8"),
);
await writeFile(
  "components/ui/icon-sheet.ts",
  `// Written by scripts/build-icons.ts.\nexport const ICON_SHEET = "/icons.svg?v=${version}";\n`,
);
process.stdout.write(`${symbols.length} icons, ${sheet.length} bytes, version ${version}\n`);
