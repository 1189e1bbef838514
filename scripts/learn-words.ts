import "./quiet";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHIPPED_FILE } from "../lib/search/closeness/model.schema";
import { toModelBytes } from "../lib/search/closeness/model-bytes";
import { train } from "../lib/search/closeness/training";
import { readOccupations } from "../lib/search/vocabulary/taxonomy-files.queries";

// Makes the word vectors that ship, from O*NET 29.2 and ESCO in English. Nothing of their texts is in
// the file but single words, how many titles have each, and O*NET's codes of occupations.

const DATA = process.argv[2] ?? "../shared/data";
const FOLDERS = { onet: "taxonomy-onet-29.2", esco: "taxonomy-esco-en" } as const;

const occupations = [
  ...(await readOccupations("onet", join(DATA, FOLDERS.onet))),
  ...(await readOccupations("esco", join(DATA, FOLDERS.esco))),
];
const model = train(occupations);
await writeFile(SHIPPED_FILE, toModelBytes(model));
process.stdout.write(
  `${model.words.length} words and ${model.occupations.length} occupations learned from ${model.titles} titles.\n`,
);
