import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toDraft } from "../lib/imports/draft-postings";
import { workModeInText } from "../lib/imports/fields/work-mode";
import { NO_MAPPING } from "../lib/imports/mapping.schema";
import { toReadyPosting } from "../lib/imports/ready-postings";
import type { SourceFields } from "../lib/imports/schema";
import { readLocation } from "../lib/places/location-reading";
import type { ReadLocation } from "../lib/places/locations.schema";
import { worldAtlas } from "../lib/testing/atlas";
import { NOT_STATED, ON_SITE } from "./imports-truths";
import { table } from "./search/tables";

// What imports read as places and work modes: `npm run bench -- imports`.

const DATA = fileURLToPath(new URL("../../shared/data", import.meta.url));
const atlas = worldAtlas();

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

type Kind = "towns" | "regions or countries" | "remote" | "words";

function kindOf({ places, modeWords }: ReadLocation): Kind {
  if (places.length === 0) return modeWords === "" ? "words" : "remote";
  if (places.every(({ city }) => city !== null)) return "towns";
  return places.every(({ doubt }) => doubt === null) ? "regions or countries" : "words";
}

/** Each spelling of a place in the internships, with its frequency. */
function spellings(): Map<string, number> {
  const path = `${DATA}/dev-postings-simplify-internships-2024/listings.json`;
  const rows = JSON.parse(readFileSync(path, "utf8")) as { locations: string[] }[];
  const counts = new Map<string, number>();
  for (const text of rows.flatMap(({ locations }) => locations)) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function measurePlaces(): string {
  const kinds = new Map<Kind, [spellings: number, uses: number]>();
  const all = spellings();
  for (const [text, count] of all) {
    const location = { text, countryCode: null, point: null };
    const stated = { locations: [location], countryHint: null, likelyCountry: null };
    const kind = kindOf(readLocation(stated, atlas));
    const [distinct, uses] = kinds.get(kind) ?? [0, 0];
    kinds.set(kind, [distinct + 1, uses + count]);
  }
  const uses = [...all.values()].reduce((sum, count) => sum + count, 0);
  return table(
    ["places are read as", "spellings", "share", "share of all uses"],
    [...kinds].map(([kind, [distinct, used]]) => [
      kind,
      String(distinct),
      percent(distinct, all.size),
      percent(used, uses),
    ]),
  );
}

type Pair = { said: string; read: string };

function f1Of(pairs: readonly Pair[], mode: string): number {
  const right = pairs.filter(({ said, read }) => said === mode && read === mode).length;
  const wrong = pairs.filter(({ said, read }) => (said === mode) !== (read === mode)).length;
  return (2 * right) / Math.max(1, 2 * right + wrong);
}

const MODES = ["remote", "on_site", "not stated"];

function modeRow(what: string, pairs: readonly Pair[]): string[] {
  const each = MODES.map((mode) => f1Of(pairs, mode));
  const macro = each.reduce((sum, one) => sum + one, 0) / MODES.length;
  return [what, String(pairs.length), macro.toFixed(3), ...each.map((one) => one.toFixed(3))];
}

function labelOf(path: string): string {
  if (ON_SITE.includes(path)) return "on_site";
  return NOT_STATED.includes(path) ? "not stated" : "remote";
}

function measureModes(): string {
  const lines = readFileSync(`${DATA}/seed-postings-tts-cc0/postings.jsonl`, "utf8").trim();
  const records = lines.split("\n").map((line) => JSON.parse(line) as SourceFields);
  // Records without a place are rejected unless they're remote.
  const placed = records.filter(({ location }) => location !== "");
  const read = placed.map((fields) => {
    const draft = toDraft(fields, { ...NO_MAPPING, country: "US" });
    const context = { mapping: { ...NO_MAPPING, country: "US" }, now: new Date("2018-01-01") };
    const { content } = toReadyPosting(draft, readLocation(draft.where, atlas), context);
    const said = labelOf(String(fields["source_path"]));
    return {
      whole: { said, read: content.workMode ?? "not stated" },
      text: { said, read: workModeInText(draft.description) ?? "not stated" },
    };
  });
  return table(
    ["work mode, read from", "postings", "macro F1", ...MODES],
    [
      modeRow(
        "title, place and text",
        read.map(({ whole }) => whole),
      ),
      modeRow(
        "the text alone",
        read.map(({ text }) => text),
      ),
    ],
  );
}

/** Measures how places and work modes are read from real postings. Needs ../shared/data. */
export async function run(): Promise<string> {
  return [measurePlaces(), measureModes()].join("\n\n");
}
