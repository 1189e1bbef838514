import { fileURLToPath } from "node:url";
import { assess } from "@/lib/jobs/risk/assessment";
import { RISK_HIGH } from "@/lib/jobs/risk/schema";
import { BAD_POSTINGS, CASE_COMPANY } from "@/lib/testing/risk-cases";
import { GOOD_POSTINGS } from "@/lib/testing/risk-honest-cases";
import { demoJobs } from "@/prisma/demo/jobs";
import { ASIDE_HONEST } from "./risk/honest-aside";
import { TUNED_HONEST } from "./risk/honest-tuned";
import { NOTHING_KNOWN, type RatedPosting, readOpenPostings, scoresOf } from "./risk/postings";
import { ASIDE_SCAMS } from "./risk/scams-aside";
import { EARLIER_SCAMS } from "./risk/scams-earlier";
import { TUNED_SCAMS } from "./risk/scams-tuned";
import type { WrittenPosting } from "./risk/written";
import { dayOf, table, writeIntoDocs } from "./search/tables";

// What the risk score finds of scams, and how many honest postings it would hold: `npm run bench --
// risk` with the folder of postings (../shared/data unless told otherwise). Everything in there is
// honest, so each one that is held is a false alarm.

const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, of: number) => part / Math.max(1, of);
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const reaching = (scores: readonly number[], line: number) =>
  share(scores.filter((score) => score >= line).length, scores.length);

/** The lowest score that no larger a share of honest postings reaches. */
function lineFor(honest: readonly number[], alarms: number): number {
  for (let line = 1; line <= 100; line++) if (reaching(honest, line) <= alarms) return line;
  return 101;
}

const asPostings = (written: readonly WrittenPosting[]): RatedPosting[] =>
  written.map(([title, description]) => ({ title, description, kind: "all", pay: null }));
const scoresOfWritten = (postings: readonly WrittenPosting[]) =>
  scoresOf(asPostings(postings)).scores;

/** The cases of the rules, which must all be right: what is missed or held by mistake. */
function sayWrongCases(): void {
  const isHeld = (description: string) =>
    assess({ title: "Clerk", description, questions: [], company: CASE_COMPANY }, NOTHING_KNOWN)
      .isHigh;
  for (const [text] of BAD_POSTINGS) if (!isHeld(text)) say(`missed: ${text}`);
  for (const [text] of GOOD_POSTINGS) if (isHeld(text)) say(`held by mistake: ${text}`);
}

function demoPostings(): RatedPosting[] {
  return demoJobs(new Date()).map(({ title, description, category, jobType, pay }) => ({
    title,
    description,
    kind: jobType === "internship" ? `${category}, internship` : category,
    pay,
  }));
}

const FOLDER = fileURLToPath(new URL("../../shared/data", import.meta.url));
const SETS = ["tts-cc0", "composite-onet-us", "composite-nyc-onet"];

/** The scores of every set of honest postings; what is held is said with its signs. */
function honestSets(folder: string): [string, number[]][] {
  const sets: [string, RatedPosting[]][] = [
    ...SETS.map((set): [string, RatedPosting[]] => [set, readOpenPostings(folder, set)]),
    ["the demo", demoPostings()],
  ];
  return sets.map(([set, postings]) => {
    const { scores, held } = scoresOf(postings);
    for (const one of held.slice(0, 20)) say(`${set}, held: ${one}`);
    return [set, scores];
  });
}

type Goal = { alarms: number; recall: number };
const GOALS: readonly Goal[] = [
  { alarms: 0.01, recall: 0.2 },
  { alarms: 0.05, recall: 0.4 },
];

/**
 * Answers the recall on scams at 1 % and 5 % of false alarms, and the false alarms of each set of
 * honest postings; `--write` puts them into docs/benchmarks.md.
 */
export async function run(): Promise<string> {
  const [, folder = FOLDER] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  sayWrongCases();
  const sets = honestSets(folder);
  const honest = sets.flatMap(([, scores]) => scores);
  const lines = [...GOALS.map(({ alarms }) => lineFor(honest, alarms)), RISK_HIGH];
  const rowOf = (what: string, scores: readonly number[]) => [
    what,
    String(scores.length),
    ...lines.map((line) => percent(reaching(scores, line))),
  ];
  const head = (what: string) => [
    what,
    "number",
    ...GOALS.map(({ alarms }, at) => `at ${100 * alarms} % (${lines[at]} points)`),
    `held (${RISK_HIGH} points)`,
  ];
  const aside = scoresOfWritten(ASIDE_SCAMS);
  const goals = GOALS.map(({ alarms, recall }, at) => {
    const found = reaching(aside, lines[at] ?? RISK_HIGH);
    const goal = `recall at ${100 * alarms} % false alarms, scams kept apart`;
    return [goal, `≥ ${recall}`, found.toFixed(2), found >= recall ? "yes" : "NO"];
  });
  const text = [
    `Measured on ${dayOf()}.`,
    table(["target", "wanted", "measured", "met"], goals),
    table(head("scams, share found"), [
      rowOf("kept apart", aside),
      rowOf("the weights are fitted to", scoresOfWritten(TUNED_SCAMS)),
      rowOf("signs were made of", scoresOfWritten(EARLIER_SCAMS)),
    ]),
    table(head("honest, false alarms"), [
      ...sets.map(([set, scores]) => rowOf(set, scores)),
      rowOf("all of these", honest),
      rowOf("written to sound like scams, kept apart", scoresOfWritten(ASIDE_HONEST)),
      rowOf("the same, fitted to", scoresOfWritten(TUNED_HONEST)),
    ]),
  ].join("\n\n");
  if (process.argv.includes("--write")) await writeIntoDocs("bench risk", text);
  return text;
}
