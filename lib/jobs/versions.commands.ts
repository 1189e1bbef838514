import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { questionLine } from "./versions";
import type { JobFacts, JobText } from "./versions.schema";

/** What of a job is kept with the applications to it. */
export const versionSelect = {
  id: true,
  version: true,
  title: true,
  location: true,
  description: true,
  jobType: true,
  category: true,
  workMode: true,
  eligibleCountries: true,
  payMin: true,
  payMax: true,
  payCurrency: true,
  payPeriod: true,
  experienceYears: true,
  experienceLevel: true,
  education: true,
  duration: true,
  deadline: true,
  applyUrl: true,
  criteria: true,
  places: { orderBy: { position: "asc" }, select: { label: true } },
  questions: {
    orderBy: { position: "asc" },
    select: { text: true, isRequired: true, choices: true, accepted: true, minimum: true },
  },
  company: { select: { name: true } },
  skills: { orderBy: { position: "asc" }, select: { skill: { select: { name: true } } } },
} satisfies Prisma.JobSelect;

type Row = Prisma.JobGetPayload<{ select: typeof versionSelect }>;

function payOf({ payMin, payMax, payCurrency, payPeriod }: Row): JobFacts["pay"] {
  if (!payCurrency || !payPeriod) return null;
  return {
    min: payMin?.toNumber() ?? null,
    max: payMax?.toNumber() ?? null,
    currency: payCurrency,
    period: payPeriod,
  };
}

function factsOf(row: Row): JobText["facts"] {
  const { jobType, category, workMode, eligibleCountries, education, duration } = row;
  return {
    jobType,
    category,
    workMode,
    eligibleCountries,
    education,
    duration,
    pay: payOf(row),
    experienceYears: row.experienceYears?.toNumber() ?? null,
    experienceLevel: row.experienceLevel,
    deadline: row.deadline?.toISOString().slice(0, 10) ?? null,
    skills: row.skills.map(({ skill }) => skill.name),
    places: row.places.map(({ label }) => label),
    applyUrl: row.applyUrl,
    criteria: row.criteria,
    questions: row.questions.map(({ minimum, ...question }) =>
      questionLine({ ...question, minimum: minimum?.toNumber() ?? null }),
    ),
  };
}

/** What a job says now, in the form in which a version keeps it. */
export function textOf(row: Row): JobText {
  const { title, location, description, company } = row;
  return { title, companyName: company.name, location, description, facts: factsOf(row) };
}

/**
 * Keeps what a job says now, once a version: in the transaction of an application to it, or of an
 * edit with who wrote it.
 */
export async function keepVersion(
  tx: Transaction,
  row: Row,
  editedByUserId: string | null = null,
): Promise<void> {
  await tx.jobVersion.createMany({
    data: { jobId: row.id, version: row.version, ...textOf(row), editedByUserId },
    skipDuplicates: true,
  });
}
