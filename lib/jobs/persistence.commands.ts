import "server-only";
import { v7 as uuid } from "uuid";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { toExcerpt } from "@/lib/platform/markdown";
import { siteSettings } from "@/lib/platform/settings";
import { annualise } from "@/lib/shared/money";
import { skillSlug } from "@/lib/shared/text";
import { columnOf } from "./custom-fields/values";
import {
  experienceLevel,
  expiryOf,
  type JobEnd,
  jobSlug,
  locationLine,
  newShortId,
} from "./lifecycle";
import { pickFields } from "./posting/fields";
import { FIELDS_WITH } from "./posting/fields.schema";
import { insertQuestions, replaceQuestions } from "./questions.commands";
import type { Risk } from "./risk/schema";
import type { JobContent, JobStatus } from "./schema";

/** A posting about to be written. */
export type JobRow = {
  content: JobContent;
  /** When it went live; null for one that has not. */
  postedAt: Date | null;
  postedById: string | null;
  /** Its id, if it is chosen before writing. */
  id?: string;
  /** For one that does not go live at once. */
  state?: { status: JobStatus; reviewReasons: string[]; scheduledFor: Date | null; risk: Risk };
  /** For one that had ended when it was imported. */
  ended?: JobEnd | null;
  /** For imported postings. */
  origin: { sourceId: number; reference: string; contentHash: string } | null;
};

/** What the rules found, as the table's columns. */
export function riskColumns({ score, flags: findings }: Risk) {
  return { riskScore: score, risk: findings };
}

const NO_ORIGIN = { sourceId: null, reference: null, contentHash: null };
const LIVE = { status: "live", reviewReasons: [], scheduledFor: null, riskScore: 0, risk: [] };

/** A new job's state: live unless it says otherwise. */
function stateColumns(state: JobRow["state"]) {
  if (!state) return LIVE;
  const { risk, ...rest } = state;
  return { ...rest, ...riskColumns(risk) };
}

function endColumns(ended: JobRow["ended"]) {
  return ended ? { status: ended.status, endedAt: ended.at } : {};
}

/** The columns that follow from a posting's content. */
function contentColumns(content: JobContent) {
  const annual = content.pay && annualise(content.pay, siteSettings().siteCurrency);
  return {
    ...pickFields(content, FIELDS_WITH.column),
    // The column must hold a mode; without a statement it is the usual one.
    workMode: content.workMode ?? "on_site",
    isWorkModeStated: content.workMode !== null,
    // Of a change that was proposed before there were custom fields, nothing.
    customFields: columnOf(content.customFields) as Prisma.InputJsonObject,
    excerpt: toExcerpt(content.description),
    experienceYears: content.experienceYears,
    experienceLevel: experienceLevel(content),
    location: locationLine(content),
    payMin: content.pay?.min ?? null,
    payMax: content.pay?.max ?? null,
    payCurrency: content.pay?.currency ?? null,
    payPeriod: content.pay?.period ?? null,
    annualPayMin: annual?.min ?? null,
    annualPayMax: annual?.max ?? null,
    deadline: content.deadline === null ? null : new Date(`${content.deadline}T00:00:00Z`),
    expiresAt: expiryOf(content),
  } satisfies Partial<Prisma.JobCreateManyInput>;
}

async function companyNames(
  tx: Transaction,
  rows: readonly { content: JobContent }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ content }) => content.companyId))];
  const companies = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id::text, name FROM companies WHERE id = ANY(${ids}::uuid[])`;
  return new Map(companies.map(({ id, name }) => [id, name]));
}

type NamedSkill = { slug: string; name: string };

/** A posting's skills, without duplicates in other spellings. */
function distinctSkills(names: readonly string[]): NamedSkill[] {
  const bySlug = new Map<string, NamedSkill>();
  for (const name of names) {
    const slug = skillSlug(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { slug, name: name.trim().slice(0, 80) });
  }
  return [...bySlug.values()];
}

async function skillIds(tx: Transaction, skills: NamedSkill[]): Promise<Map<string, number>> {
  // In the same order everywhere, so that two batches adding the same skills can't deadlock.
  const sorted = [...new Map(skills.map((skill) => [skill.slug, skill])).values()].sort((a, b) =>
    a.slug < b.slug ? -1 : 1,
  );
  const slugs = sorted.map(({ slug }) => slug);
  await tx.$executeRaw`
    INSERT INTO skills (slug, name)
    SELECT slug, name FROM unnest(${slugs}::text[], ${sorted.map(({ name }) => name)}::text[])
      WITH ORDINALITY given (slug, name, position)
    WHERE NOT EXISTS (SELECT FROM skills s WHERE s.slug = given.slug)
    ORDER BY position
    ON CONFLICT (slug) DO NOTHING`;
  const rows = await tx.$queryRaw<{ id: number; slug: string }[]>`
    SELECT id, slug FROM skills WHERE slug = ANY(${slugs}::text[])`;
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function writeParts(
  tx: Transaction,
  jobs: readonly { id: string; content: JobContent }[],
): Promise<void> {
  const skills = jobs.map(({ content }) => distinctSkills(content.skills));
  const ids = await skillIds(tx, skills.flat());
  const jobSkills = jobs.flatMap(({ id }, index) =>
    (skills[index] ?? []).flatMap(({ slug }, position) => {
      const skillId = ids.get(slug);
      return skillId === undefined ? [] : [{ jobId: id, skillId, position }];
    }),
  );
  await insertRows(tx, { table: "job_skills" }, jobSkills);
  const places = jobs.flatMap(({ id, content }) =>
    content.places.map(({ cityId, label, countryCode }, position) => ({
      ...{ jobId: id, position, cityId, label, countryCode },
    })),
  );
  await insertRows(tx, { table: "job_places" }, places);
}

/** Inserts jobs with their places and skills, live by default; returns their ids in order. */
export async function insertJobs(tx: Transaction, rows: readonly JobRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const names = await companyNames(tx, rows);
  const jobs = rows.map((row) => ({ id: uuid(), shortId: newShortId(), ...row }));
  const columns = jobs.map(
    ({ id, shortId, content, postedAt, postedById, origin, state, ended }) => ({
      id,
      shortId,
      slug: jobSlug(content.title, names.get(content.companyId) ?? "", shortId),
      companyId: content.companyId,
      postedById,
      postedAt,
      ...contentColumns(content),
      ...(origin ?? NO_ORIGIN),
      ...stateColumns(state),
      endedAt: null,
      ...endColumns(ended),
    }),
  );
  await insertRows(tx, { table: "jobs" }, columns);
  await writeParts(tx, jobs);
  await insertQuestions(tx, jobs);
  return jobs.map(({ id }) => id);
}

type LifecycleColumns = Pick<
  Prisma.JobUncheckedUpdateInput,
  "status" | "endedAt" | "rejectionReason" | "reviewReasons" | "riskScore" | "risk" | "scheduledFor"
> &
  Partial<NonNullable<JobRow["origin"]>>;

/** Rewrites a job's content as its next version; its status stays unless `besides` changes it. */
export async function rewriteJob(
  tx: Transaction,
  { id, content }: { id: string; content: JobContent },
  besides: LifecycleColumns = {},
): Promise<void> {
  const names = await companyNames(tx, [{ content }]);
  const { shortId } = await tx.job.findUniqueOrThrow({ where: { id }, select: { shortId: true } });
  await tx.job.update({
    where: { id },
    data: {
      companyId: content.companyId,
      slug: jobSlug(content.title, names.get(content.companyId) ?? "", shortId),
      version: { increment: 1 },
      ...contentColumns(content),
      ...besides,
    },
  });
  await tx.jobSkill.deleteMany({ where: { jobId: id } });
  await tx.jobPlace.deleteMany({ where: { jobId: id } });
  await writeParts(tx, [{ id, content }]);
  await replaceQuestions(tx, { id, content });
}

/**
 * Replaces a job's content with what its source now says, and makes it live, unless it has ended,
 * goes live later or is to be reviewed.
 */
export async function replaceJob(tx: Transaction, id: string, row: JobRow): Promise<void> {
  const { state } = row;
  const given = state
    ? { status: state.status, reviewReasons: state.reviewReasons, ...riskColumns(state.risk) }
    : { status: "live" as const };
  const scheduledFor = state?.scheduledFor ?? null;
  const columns = {
    ...given,
    scheduledFor,
    endedAt: null,
    ...row.origin,
    ...endColumns(row.ended),
  };
  await rewriteJob(tx, { id, content: row.content }, columns);
}
