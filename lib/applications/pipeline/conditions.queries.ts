import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isUnanswered } from "../first-response.queries";
import type { ApplicationScope, ApplicationStatus } from "../schema";
import { EMPLOYER_STATUSES } from "../status.schema";
import type { PipelineFilters, PipelineSort } from "./schema";
import { stageFor } from "./stages";
import type { Stage } from "./stages.schema";

// Parts of statements over `applications a` and, where it says so, `application_details d`.

/**
 * What a company can see of what it got. All of it is in the index `applications_company_idx`, so
 * that a count or a page reads nothing else; whoever adds a condition keeps it so.
 */
export const COMPANY_APPLICATIONS = (companyId: string): Prisma.Sql => Prisma.sql`
  a.company_id = ${companyId}::uuid AND a.status NOT IN ('held', 'withdrawn')
    AND a.job_id NOT IN (
      SELECT id FROM jobs WHERE company_id = ${companyId}::uuid AND status = 'removed')`;

/** Whether somebody still decides, of what a company can see. */
const IS_OPEN = Prisma.sql`a.status IN ('submitted', 'in_review', 'interview', 'offer')`;

/** What is shown, by whether it has ended. */
export const SHOWS: Record<ApplicationScope, Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: IS_OPEN,
  ended: Prisma.sql`NOT (${IS_OPEN})`,
};

// Those that a company can see.
const STATUSES: readonly ApplicationStatus[] = ["submitted", ...EMPLOYER_STATUSES];

/** The stage that an application stands in: the one it was put in, else its status's. */
export function stageIdIn(stages: readonly Stage[]): Prisma.Sql {
  const defaults = STATUSES.flatMap((status) => {
    const stage = stageFor(stages, status);
    return stage ? [Prisma.sql`WHEN ${status} THEN ${stage.id}::uuid`] : [];
  });
  return Prisma.sql`coalesce(a.stage_id, CASE a.status::text ${Prisma.join(defaults, " ")} END)`;
}

type Company = { id: string; isBlind: boolean; stages: readonly Stage[] };

/** Whether a company that screens blind sees names; as `isHidden` decides it. */
function showsName(stages: readonly Stage[]): Prisma.Sql {
  const showing = stages.filter((stage) => stage.showsNames).map(({ id }) => id);
  return Prisma.sql`CASE WHEN a.stage_id IS NULL
    THEN a.status IN ('interview', 'offer', 'hired') ELSE a.stage_id = ANY(${showing}::uuid[]) END`;
}

/**
 * That a name, an address or a reference is looked for. Where many are found and the first of them
 * wanted, they are looked up one by one, which needs a plain value; else the planner looks everybody
 * up once, by the index over parts of names if that helps.
 */
export function matchesPerson(
  query: string,
  { isBlind, stages }: Company,
  isCommon = false,
): Prisma.Sql {
  const literal = query.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const isMeant = Prisma.sql`(
    d.full_name ILIKE ${`%${literal}%`} OR d.email::text ILIKE ${`${literal}%`})`;
  const byName = isCommon
    ? Prisma.sql`coalesce((
        SELECT ${isMeant} FROM application_details d WHERE d.application_id = a.id), false)`
    : Prisma.sql`EXISTS (
        SELECT FROM application_details d WHERE d.application_id = a.id AND ${isMeant})`;
  // Who is hidden must not be found by name either.
  const found = isBlind ? Prisma.sql`(${showsName(stages)} AND ${byName})` : byName;
  return Prisma.sql`(${found} OR a.reference = ${query.toUpperCase()})`;
}

/** One that nobody of its company has opened or moved; of applications `a`. */
export const IS_NEW = Prisma.sql`(a.viewed_at IS NULL AND a.status = 'submitted')`;

/** What waits for its company. */
export const WAITS: Record<PipelineFilters["waiting"], () => Prisma.Sql> = {
  any: () => Prisma.sql`true`,
  unseen: () => IS_NEW,
  unanswered: () => isUnanswered(),
};

/**
 * What filters want of a company's, whatever waits, the stage and whether it has ended; `isCommon`
 * when a few are read in their order of the many that a name finds.
 */
export function narrowed(
  { jobId, query }: Pick<PipelineFilters, "jobId" | "query">,
  company: Company,
  isCommon = false,
): Prisma.Sql {
  const conditions = [
    COMPANY_APPLICATIONS(company.id),
    ...(jobId ? [Prisma.sql`a.job_id = ${jobId}::uuid`] : []),
    ...(query ? [matchesPerson(query, company, isCommon)] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

/** An order of applications; by name where it is no secret, else by reference. */
export function orderOf(sort: PipelineSort, isBlind: boolean): Prisma.Sql {
  if (sort === "oldest") return Prisma.sql`a.submitted_at, a.id`;
  if (sort === "changed") return Prisma.sql`a.updated_at DESC, a.id DESC`;
  if (sort === "newest") return Prisma.sql`a.submitted_at DESC, a.id DESC`;
  return isBlind ? Prisma.sql`a.reference, a.id` : Prisma.sql`lower(d.full_name) NULLS LAST, a.id`;
}
