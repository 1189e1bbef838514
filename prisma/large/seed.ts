import type { JobCategory } from "@/lib/shared/categories/codes";
import { refreshStaleSummaries } from "../../lib/applications/applicants/summaries.commands";
import { findOrCreateCompanies } from "../../lib/companies/commands";
import { publishJobs } from "../../lib/jobs/commands";
import { nothingStated } from "../../lib/jobs/posting/validation";
import type { JobContent } from "../../lib/jobs/schema";
import { keepVersion, versionSelect } from "../../lib/jobs/versions.commands";
import { db, type Transaction } from "../../lib/platform/db/client";
import { hashPassword } from "../../lib/platform/security/password-hash";
import { type ApplicationCounts, insertApplicants, insertApplications } from "./applications";

/** Known to everybody who has read this file: for databases made to be measured only. */
export const LARGE_PASSWORD = "calm-water-2026";
export const LARGE: ApplicationCounts = { postings: 500, applications: 50_000 };
export const SMALL: ApplicationCounts = { postings: 5, applications: 500 };

const BATCH = 50;
const DAY_MS = 86_400_000;
const TIMEOUT = { timeout: 600_000 };

const WORK: readonly (readonly [JobCategory, string, readonly string[]])[] = [
  ["it", "Software Engineer", ["TypeScript", "PostgreSQL", "React"]],
  ["it", "Data Analyst", ["SQL", "Python", "Statistics"]],
  ["marketing", "Marketing Manager", ["SEO", "Campaigns"]],
  ["design", "Product Designer", ["Figma", "Research"]],
  ["finance", "Accountant", ["Bookkeeping", "Excel"]],
  ["healthcare", "Nurse", ["Triage", "Care planning"]],
  ["education", "Trainer", ["Teaching", "Curricula"]],
  ["other", "Logistics Planner", ["Routing", "Customs"]],
];
const RANKS = ["Junior", "", "Senior", "Lead"];
const PLACES = [
  "Pune, India",
  "Lisbon, Portugal",
  "Austin, United States",
  "Leeds, United Kingdom",
];

/** A posting of the made-up market, always the same one for a number. */
export function toContent(companyId: string, number: number): JobContent {
  const [category, work, skills] = WORK[number % WORK.length] ?? WORK[0] ?? ["it", "Engineer", []];
  const rank = RANKS[Math.floor(number / WORK.length) % RANKS.length] ?? "";
  const place = PLACES[number % PLACES.length] ?? "";
  return {
    ...nothingStated(),
    companyId,
    title: `${[rank, work].filter(Boolean).join(" ")}, Team ${number + 1}`,
    description: `Team ${number + 1} looks for somebody in ${place}.\n\n- Plan the work of a week\n- Do it with five others\n- Say what went well and what did not`,
    jobType: "full_time",
    category,
    experienceYears: (number % 8) + 0.5,
    experienceLevel: null,
    places: [{ cityId: null, label: place, countryCode: null }],
    timeZone: "UTC",
    pay: { min: 40_000 + number * 10, max: 60_000 + number * 10, currency: "USD", period: "year" },
    applyUrl: null,
    skills: [...skills],
  };
}

async function insertOwner(tx: Transaction, key: string, companyId: string): Promise<string> {
  const email = `owner@${key}.example`;
  const { id } = await tx.user.create({
    data: {
      email,
      username: `${key} owner`,
      fullName: "Olga Owner",
      userType: "employer",
      emailVerifiedAt: new Date(),
      passwordHash: await hashPassword(LARGE_PASSWORD),
    },
    select: { id: true },
  });
  await tx.companyMember.create({ data: { companyId, userId: id, role: "owner" } });
  return id;
}

async function insertPostings(wanted: {
  companyId: string;
  ownerId: string;
  size: ApplicationCounts;
  now: Date;
}): Promise<void> {
  const { companyId, ownerId, size, now } = wanted;
  const jobs = Array.from({ length: size.postings }, (_, number) => ({
    content: toContent(companyId, number),
    postedById: ownerId,
    postedAt: new Date(now.getTime() - (number % 90) * DAY_MS - number * 1000),
  }));
  for (let start = 0; start < jobs.length; start += BATCH) {
    await db.$transaction(async (tx) => {
      const ids = await publishJobs(tx, jobs.slice(start, start + BATCH));
      const rows = await tx.job.findMany({ where: { id: { in: ids } }, select: versionSelect });
      for (const row of rows) await keepVersion(tx, row, ownerId);
    }, TIMEOUT);
  }
}

/**
 * Makes a company of that many postings and applications, always the same, with an owner
 * `owner@<key>.example`. Answers how many postings it made: none when the company is there.
 */
export async function seedLarge(key: string, size: ApplicationCounts, now: Date): Promise<number> {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)} Harbour Works`;
  const companyId = (await findOrCreateCompanies([{ name }])).get(name);
  if (!companyId) throw new Error("The company was not made.");
  if ((await db.job.count({ where: { companyId } })) > 0) return 0;
  await db.company.update({
    where: { id: companyId },
    data: { verifiedAt: now, verifiedBy: `${key}.example` },
  });
  const ownerId = await db.$transaction((tx) => insertOwner(tx, key, companyId), TIMEOUT);
  await insertPostings({ companyId, ownerId, size, now });
  await db.$transaction(async (tx) => {
    // Fifty thousand rows at once may take longer than any page may.
    await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
    const applicants = await insertApplicants(tx, key, size);
    await insertApplications(tx, { key, companyId, size, applicants, now });
  }, TIMEOUT);
  // Otherwise a worker's task would write them, some every minute.
  let written = 0;
  do written = await refreshStaleSummaries();
  while (written > 0);
  // As the database does by itself after a while.
  await db.$executeRaw`VACUUM (ANALYZE)`;
  return size.postings;
}
