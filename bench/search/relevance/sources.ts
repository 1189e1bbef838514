import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// The judged sets are made of open data that is not part of the product (docs/benchmarks.md).

const FOLDER = "../shared/data";

/** Where the data is, or a sentence where it is not. */
export function dataFolder(): string {
  if (existsSync(FOLDER)) return FOLDER;
  throw new Error(`Nothing to judge by: there's no folder ${FOLDER}.`);
}

async function readTable(file: string): Promise<string[][]> {
  const text = await readFile(join(dataFolder(), "taxonomy-onet-29.2", file), "utf8");
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => line.split("\t"));
}

/** An occupation's code with one of its titles. */
export type OccupationTitle = { code: string; title: string };

function toTitles(rows: string[][]): OccupationTitle[] {
  return rows.map(([code = "", title = ""]) => ({ code, title }));
}

/** The titles under which an occupation is known. */
export async function alternateTitles(): Promise<OccupationTitle[]> {
  return toTitles(await readTable("Alternate Titles.txt"));
}

/** The titles that people of an occupation said they have. */
export async function reportedTitles(): Promise<OccupationTitle[]> {
  return toTitles(await readTable("Sample of Reported Titles.txt"));
}

/** A posting as its source tells it. */
export type SamplePosting = {
  title: string;
  company: string;
  /** "" when it names none. */
  place: string;
  skills: string[];
  description: string;
};

type Line = {
  title: string;
  org?: string;
  location?: string;
  employer_fictional?: string;
  city?: string;
  region?: string;
  country?: string;
  skills?: string[];
  description_html?: string;
  description_md?: string;
};

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

// The first city of a list such as "Virtual (100% Remote), Washington, DC; San Francisco, CA".
function placeOf({ city, region, country, location = "" }: Line): string {
  if (city) return [city, region, country].filter(Boolean).join(", ");
  return /[A-Z][A-Za-z. ]+, [A-Z]{2}\b/.exec(location.replace(/\([^)]*\)/g, ""))?.[0] ?? "";
}

function toPosting(line: Line): SamplePosting {
  return {
    title: line.title.trim().slice(0, 200),
    company: line.org ?? line.employer_fictional ?? "Unnamed",
    place: placeOf(line),
    skills: line.skills ?? [],
    description: plain(line.description_html ?? line.description_md ?? ""),
  };
}

/** All postings there are. */
export async function postings(): Promise<SamplePosting[]> {
  const names = ["tts-cc0", "composite-onet-us", "composite-nyc-onet"];
  const texts = await Promise.all(
    names.map((name) =>
      readFile(join(dataFolder(), `seed-postings-${name}`, "postings.jsonl"), "utf8"),
    ),
  );
  return texts
    .flatMap((text) => text.trim().split("\n"))
    .map((line) => toPosting(JSON.parse(line) as Line));
}

/** A number in [0, 1) that belongs to a text, always the same: chooses and splits. */
export function lotOf(text: string, purpose: string): number {
  return createHash("sha256").update(`${purpose}\n${text}`).digest().readUInt32BE() / 2 ** 32;
}

/** So many of a list, chosen by lot and in the lot's order. */
export function draw<T>(list: readonly T[], count: number, textOf: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, lot: lotOf(textOf(item), "draw") }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ item }) => item);
}
