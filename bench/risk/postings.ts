import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assess } from "@/lib/jobs/risk/assessment";
import type { RiskFacts } from "@/lib/jobs/risk/schema";
import { annualise, formatPay, PAY_PERIODS, type Pay } from "@/lib/shared/money";
import { CASE_COMPANY } from "@/lib/testing/risk-cases";

/** A posting as far as the risk score reads it without a database. */
export type RatedPosting = { title: string; description: string; kind: string; pay: Pay | null };

export const NOTHING_KNOWN: RiskFacts = {
  senderDomain: null,
  pay: null,
  known: [],
  removed: null,
  watchWords: [],
};

type Line = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" ? value : "");
const amount = (value: unknown) => (typeof value === "number" && value > 0 ? value : null);

function payOf(line: Line): Pay | null {
  const [min, max] = [amount(line["salary_min"]), amount(line["salary_max"])];
  const said = text(line["period"] ?? line["salary_period"]).toLowerCase();
  const period = PAY_PERIODS.find((name) => said.startsWith(name));
  if ((min === null && max === null) || !period) return null;
  return { min, max, currency: text(line["currency"] ?? line["salary_currency"]) || "USD", period };
}

function toPosting(line: Line): RatedPosting {
  const html = text(line["description_html"]).replace(/<[^>]+>/g, " ");
  const description = text(line["description_md"]) || text(line["description"]) || html;
  return {
    title: text(line["title"]),
    description,
    kind: text(line["category"]) || "all",
    pay: payOf(line),
  };
}

/** The honest postings of one of the shared sets. */
export function readOpenPostings(folder: string, set: string): RatedPosting[] {
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

function medianOf(postings: readonly RatedPosting[]): number {
  const sorted = postings.flatMap(({ pay }) => annualOf(pay) ?? []).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function factsOf({ pay, kind }: RatedPosting, usual: number): RiskFacts {
  const annual = annualOf(pay);
  if (pay === null || annual === null) return NOTHING_KNOWN;
  return { ...NOTHING_KNOWN, pay: { annual, usual, stated: formatPay(pay), kind } };
}

/** The score of each posting, as a company's without a website, and what is held with its signs. */
export function scoresOf(postings: readonly RatedPosting[]): { scores: number[]; held: string[] } {
  const usual = new Map(
    [...new Set(postings.map(({ kind }) => kind))].map((kind) => [
      kind,
      medianOf(postings.filter((one) => one.kind === kind)),
    ]),
  );
  const company = { ...CASE_COMPANY, website: null };
  const risks = postings.map((posting) => {
    const { title, description, kind } = posting;
    const facts = factsOf(posting, usual.get(kind) ?? 0);
    return { title, risk: assess({ title, description, questions: [], company }, facts) };
  });
  return {
    scores: risks.map(({ risk }) => risk.score),
    held: risks.flatMap(({ title, risk }) => {
      const signs = risk.flags.map(({ rule, words }) => `${rule}: ${words}`).join(" | ");
      return risk.isHigh ? [`${title} (${signs})`] : [];
    }),
  };
}
