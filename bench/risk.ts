import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { assess } from "@/lib/jobs/risk/assessment";
import type { RiskAssessment, RiskFacts } from "@/lib/jobs/risk/schema";
import { annualise, formatPay, PAY_PERIODS, type Pay } from "@/lib/shared/money";
import { BAD_POSTINGS, CASE_COMPANY } from "@/lib/testing/risk-cases";
import { GOOD_POSTINGS } from "@/lib/testing/risk-honest-cases";
import { HIDDEN_BAD_POSTINGS, PLAIN_BAD_POSTINGS } from "./risk-unseen";
import { table } from "./search/tables";

// What the risk score finds of bad postings, and how many honest ones it holds: `npm run bench -- risk`
// with the folder of postings (../shared/data unless told otherwise). All of those are honest, so
// every one that is held is a false alarm.

const NOTHING_KNOWN: RiskFacts = {
  senderDomain: null,
  pay: null,
  known: [],
  removed: null,
  watchWords: [],
};

type Line = Record<string, unknown>;
type Posting = { title: string; description: string; kind: string; pay: Pay | null };

const text = (value: unknown) => (typeof value === "string" ? value : "");
const amount = (value: unknown) => (typeof value === "number" && value > 0 ? value : null);

function payOf(line: Line): Pay | null {
  const [min, max] = [amount(line["salary_min"]), amount(line["salary_max"])];
  const said = text(line["period"] ?? line["salary_period"]).toLowerCase();
  const period = PAY_PERIODS.find((name) => said.startsWith(name));
  if ((min === null && max === null) || !period) return null;
  return { min, max, currency: text(line["currency"] ?? line["salary_currency"]) || "USD", period };
}

function toPosting(line: Line): Posting {
  const html = text(line["description_html"]).replace(/<[^>]+>/g, " ");
  const description = text(line["description_md"]) || text(line["description"]) || html;
  return {
    title: text(line["title"]),
    description,
    kind: text(line["category"]) || "all",
    pay: payOf(line),
  };
}

const SETS = ["tts-cc0", "composite-onet-us", "composite-nyc-onet"];

function readPostings(folder: string, set: string): Posting[] {
  const lines = readFileSync(join(folder, `seed-postings-${set}`, "postings.jsonl"), "utf8");
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => toPosting(JSON.parse(line) as Line));
}

function annualOf(pay: Pay | null): number | null {
  const annual = pay && annualise(pay, "USD");
  const bounds = [annual?.min, annual?.max].filter((bound) => typeof bound === "number");
  return bounds.length === 0 ? null : bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length;
}

function medianOf(postings: readonly Posting[]): number {
  const sorted = postings.flatMap(({ pay }) => annualOf(pay) ?? []).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function factsOf({ pay, kind }: Posting, usual: number): RiskFacts {
  const annual = annualOf(pay);
  if (pay === null || annual === null) return NOTHING_KNOWN;
  return { ...NOTHING_KNOWN, pay: { annual, usual, stated: formatPay(pay), kind } };
}

function measure(postings: readonly Posting[], company: RiskAssessment["company"]) {
  const usual = medianOf(postings);
  const held: { title: string; found: string }[] = [];
  const byRule = new Map<string, number>();
  for (const posting of postings) {
    const { title, description } = posting;
    const facts = factsOf(posting, usual);
    const risk = assess({ title, description, questions: [], company }, facts);
    for (const { rule } of risk.flags) byRule.set(rule, (byRule.get(rule) ?? 0) + 1);
    if (!risk.isHigh) continue;
    held.push({ title, found: risk.flags.map((f) => `${f.rule}: ${f.words}`).join(" | ") });
  }
  return { held, byRule };
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(2)} %`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function measureCases(): void {
  const facts = NOTHING_KNOWN;
  const isHeld = (description: string) =>
    assess({ title: "Clerk", description, questions: [], company: CASE_COMPANY }, facts).isHigh;
  const caught = BAD_POSTINGS.filter(([description]) => isHeld(description)).length;
  const wrong = GOOD_POSTINGS.filter(([description]) => isHeld(description)).length;
  for (const [description] of BAD_POSTINGS)
    if (!isHeld(description)) say(`  missed: ${description}`);
  say(
    `written cases: recall ${percent(caught, BAD_POSTINGS.length)} of ${BAD_POSTINGS.length} bad`,
  );
  const unseen = { plainly: PLAIN_BAD_POSTINGS, evasively: HIDDEN_BAD_POSTINGS };
  for (const [worded, postings] of Object.entries(unseen)) {
    const found = postings.filter(isHeld).length;
    const recall = percent(found, postings.length);
    say(`unseen, ${worded} worded: recall ${recall} of ${postings.length} bad`);
  }
  say(
    `written cases: false alarms ${percent(wrong, GOOD_POSTINGS.length)} of ${GOOD_POSTINGS.length} good`,
  );
}

const FOLDER = fileURLToPath(new URL("../../shared/data", import.meta.url));

/** Prints which rules fired where, and answers how many honest postings are held. */
export async function run(): Promise<string> {
  const [, folder = FOLDER] = process.argv.slice(2);
  measureCases();
  const rows: string[][] = [];
  const addRow = (what: string, held: number, of: number) =>
    rows.push([what, String(held), String(of), percent(held, of)]);
  let [count, alarms] = [0, 0];
  for (const set of SETS) {
    const postings = readPostings(folder, set);
    const { held, byRule } = measure(postings, { ...CASE_COMPANY, website: null });
    count += postings.length;
    alarms += held.length;
    addRow(set, held.length, postings.length);
    for (const [rule, found] of byRule) say(`${set}, ${rule}: found in ${found}`);
    for (const { title, found } of held.slice(0, 20)) say(`${set}, held: ${title} (${found})`);
  }
  addRow("all", alarms, count);
  return table(["honest postings", "held", "of", "share"], rows);
}
