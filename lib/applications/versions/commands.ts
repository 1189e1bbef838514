import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { JobFacts } from "./schema";

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

function factsOf(row: Row): JobFacts {
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
  };
}

/** Keeps what a job says now, in the transaction of an application to it; once a version. */
export async function keepVersion(tx: Transaction, row: Row): Promise<void> {
  const { id: jobId, version, title, location, description, company } = row;
  const facts = factsOf(row);
  await tx.jobVersion.createMany({
    data: { jobId, version, title, companyName: company.name, location, description, facts },
    skipDuplicates: true,
  });
}
