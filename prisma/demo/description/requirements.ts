import type { DemoPosting } from "@/prisma/demo/posting";
import { chance, integer, pick, sample } from "@/prisma/demo/random";
import { executive, type LevelledLine, type SeniorityLevel } from "@/prisma/demo/sources";
import { capital, inWords, listed, spoken } from "@/prisma/demo/words";
import { credentialOf } from "./credentials";

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

function suits(line: LevelledLine, level: SeniorityLevel): boolean {
  return line.from <= level && level <= line.to;
}

/** Chooses lines for a level, those written for that level first, in the source's order. */
function choose(posting: DemoPosting, lines: readonly LevelledLine[], count: number): string[] {
  const { random, level } = posting;
  const suitable = lines.filter((line) => suits(line, level));
  const special = suitable.filter(({ from, to }) => to === 0 || (from > 0 && from >= level - 1));
  const chosen = sample(random, special, Math.min(2, Math.ceil(count / 3)));
  const rest = suitable.filter((line) => !chosen.includes(line));
  const all = [...chosen, ...sample(random, rest, count - chosen.length)];
  return suitable.filter((line) => all.includes(line)).map(({ text }) => spoken(posting, text));
}

const forExecutives = (lines: readonly string[]): LevelledLine[] =>
  lines.map((text) => ({ text, from: 3, to: 3 }));

export function dutiesSection(posting: DemoPosting): string {
  const { occupation, random, level } = posting;
  const lines = level === 3 ? forExecutives(executive.do) : occupation.duties;
  const duties = choose(posting, lines, integer(random, 5, 7));
  return `## What you’ll do\n\n${bullets(duties)}`;
}

const SPELT: Record<string, string> = {
  "0.5": "Six months",
  "1": "A year",
  "1.5": "Eighteen months",
  "2.5": "Two and a half years",
};

function experience({ years, random, occupation, jobType }: DemoPosting): string {
  const { craft, proof } = occupation;
  if (years === 0) {
    return pick(random, [
      `No experience in the job is needed. Bring ${proof}.`,
      jobType === "internship"
        ? `Nothing beyond your studies, except ${proof}.`
        : `You are at the start of your working life, or starting again. Show us ${proof}.`,
      `${capital(proof)}. We ask for nothing more by way of experience.`,
    ]);
  }
  const span = SPELT[String(years)] ?? `${capital(inWords(years))} years`;
  if (years < 2) {
    return pick(random, [
      `${span} of ${craft}, internships included.`,
      `About ${span.toLowerCase()} of ${craft}.`,
    ]);
  }
  return pick(random, [
    `${span} or more of ${craft}.`,
    `At least ${span.toLowerCase()} of ${craft}.`,
    `${span} of ${craft}, or a very good reason for fewer.`,
    `About ${span.toLowerCase()} of ${craft}, not all of it in one place.`,
  ]);
}

function skillSentence({ skills, random, occupation }: DemoPosting): string | null {
  const isTool = occupation.tradeClass === "tech" || occupation.family === "office";
  if (!isTool || skills.length < 3) return null;
  const [first = "", second = "", third = ""] = skills;
  return pick(random, [
    `You are at ease with ${first} and ${second}; ${third} can be learnt here.`,
    `Good working knowledge of ${first} and ${second}.`,
    `Day to day you would use ${listed([first, second, third])}.`,
    `${capital(first)} and ${second} are familiar ground.`,
  ]);
}

function language({ country, occupation, area, random }: DemoPosting): string | null {
  const asked = /^(\w+)-speaking/.exec(area?.name ?? "")?.[1] ?? country.language;
  if (!asked || occupation.family === "school") return null;
  if (occupation.speaks || occupation.family === "clinical") {
    return `${asked} at ${pick(random, ["B2", "B2", "C1"])} or better; we help with the last step.`;
  }
  if (occupation.family === "office")
    return `Good ${asked}, written and spoken, and working English.`;
  if (["trade", "hospitality"].includes(occupation.family)) {
    return `Enough ${asked} or English to follow safety instructions.`;
  }
  return chance(random, 0.5) ? `English is our working language; ${asked} is not needed.` : null;
}

function education({ jobType, random }: DemoPosting): string | null {
  if (jobType !== "internship") return null;
  return pick(random, [
    "You are enrolled at a university or college for the whole of the internship.",
    "You are studying, or finished within the past year.",
    "Your course has something to do with the work, or you can say why it does.",
  ]);
}

export function requirementsSection(posting: DemoPosting): string {
  const { occupation, random, jobType, country, level } = posting;
  const isExecutive = level === 3;
  const lines = isExecutive ? forExecutives(executive.need) : occupation.needs;
  const credential =
    occupation.credential && jobType !== "internship"
      ? credentialOf(occupation.credential, country.code)
      : null;
  const needs = [
    experience(posting),
    education(posting),
    credential,
    ...choose(posting, lines, integer(random, 3, 4)),
    chance(random, 0.6) && !isExecutive ? skillSentence(posting) : null,
    language(posting),
  ].filter((line) => line !== null);
  const nice = sample(
    random,
    isExecutive ? executive.nice : occupation.nice,
    integer(random, 2, 3),
  );
  return [
    "## Requirements",
    "### You need",
    bullets(needs),
    "### Nice to have",
    bullets(nice.map((line) => spoken(posting, line))),
  ].join("\n\n");
}
