import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { isUnanswered } from "../first-response.queries";
import type { ApplicationScope, ApplicationStatus } from "../schema";
import { EMPLOYER_STATUSES } from "../status.schema";
import type { PipelineFilters, PipelineSort } from "./schema";
import { stageFor } from "./stages";
import type { Stage } from "./stages.schema";

// SQL fragments over `applications a` and, where noted, `application_details d`.

/**
 * The applications that a company can see. The index `applications_company_idx` covers all of it,
 * so that counts and pages read nothing else; keep it so when you add a condition.
 */
export const COMPANY_APPLICATIONS = (companyId: string): Prisma.Sql => Prisma.sql`
  a.company_id = ${companyId}::uuid AND a.status NOT IN ('held', 'withdrawn')
    AND a.job_id NOT IN (
      SELECT id FROM jobs WHERE company_id = ${companyId}::uuid AND status = 'removed')`;

/** Whether an application a company can see is still undecided. */
const IS_OPEN = Prisma.sql`a.status IN ('submitted', 'in_review', 'interview', 'offer')`;

/** Which applications are shown, by whether they have ended. */
export const SHOWS: Record<ApplicationScope, Prisma.Sql> = {
  all: Prisma.sql`true`,
  open: IS_OPEN,
  ended: Prisma.sql`NOT (${IS_OPEN})`,
};

// The statuses that a company can see.
const STATUSES: readonly ApplicationStatus[] = ["submitted", ...EMPLOYER_STATUSES];

/** The stage that an application is in: the one it was put in, else the one for its status. */
export function stageIdIn(stages: readonly Stage[]): Prisma.Sql {
  const defaults = STATUSES.flatMap((status) => {
    const stage = stageFor(stages, status);
    return stage ? [Prisma.sql`WHEN ${status} THEN ${stage.id}::uuid`] : [];
  });
  return Prisma.sql`coalesce(a.stage_id, CASE a.status::text ${Prisma.join(defaults, " ")} END)`;
}

type Company = { id: string; isBlind: boolean; stages: readonly Stage[] };

/** Whether a company that screens blind sees names; the same rule as `isHidden`. */
function showsName(stages: readonly Stage[]): Prisma.Sql {
  const showing = stages.filter((stage) => stage.showsNames).map(({ id }) => id);
  return Prisma.sql`CASE WHEN a.stage_id IS NULL
    THEN a.status IN ('interview', 'offer', 'hired') ELSE a.stage_id = ANY(${showing}::uuid[]) END`;
}

/**
 * Matches part of a name, an address or a reference. When many match and only the first are wanted,
 * applications are checked one by one, which needs a plain value; otherwise the planner searches
 * everyone at once, with the trigram index if that helps.
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
  // Hidden applicants can't be found by name either.
  const found = isBlind ? Prisma.sql`(${showsName(stages)} AND ${byName})` : byName;
  return Prisma.sql`(${found} OR a.reference = ${query.toUpperCase()})`;
}

/** Nobody at the company has opened or moved it; over `applications a`. */
export const IS_NEW = Prisma.sql`(a.viewed_at IS NULL AND a.status = 'submitted')`;

/** The applications that are waiting for their company. */
export const WAITS: Record<PipelineFilters["waiting"], () => Prisma.Sql> = {
  any: () => Prisma.sql`true`,
  unseen: () => IS_NEW,
  unanswered: () => isUnanswered(),
};

/**
 * The conditions for a company's applications, without those on waiting, stage and end. `isCommon`
 * is for reading a few, in order, out of the many that a name matches.
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

/** The order of a list of applications; by reference instead of name when names are hidden. */
export function orderOf(sort: PipelineSort, isBlind: boolean): Prisma.Sql {
  if (sort === "oldest") return Prisma.sql`a.submitted_at, a.id`;
  if (sort === "changed") return Prisma.sql`a.updated_at DESC, a.id DESC`;
  if (sort === "newest") return Prisma.sql`a.submitted_at DESC, a.id DESC`;
  return isBlind ? Prisma.sql`a.reference, a.id` : Prisma.sql`lower(d.full_name) NULLS LAST, a.id`;
}
