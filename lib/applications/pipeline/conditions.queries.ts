import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { fold } from "@/lib/shared/text";
import { companyWord } from "../applicants/summaries";
import { isUnanswered } from "../first-response.queries";
import type { ApplicationScope, ApplicationStatus } from "../schema";
import { EMPLOYER_STATUSES } from "../status.schema";
import type { PipelineFilters, PipelineSort } from "./filters.schema";
import { selected } from "./selection.queries";
import { stageFor } from "./stages";
import type { Stage } from "./stages.schema";
import { ratingOf, type ScreeningCompany, showsName, type ViewedCompany } from "./viewer.queries";

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

const SHORTEST_BEGINNING = 3;

/** The words of a search, of which longer ones also find what begins with them. */
function wordsQuery(query: string, companyId: string): Prisma.Sql | null {
  const words = fold(query).split(" ").filter(Boolean);
  if (words.length === 0) return null;
  const parts = words.map((word) => (word.length < SHORTEST_BEGINNING ? word : `${word}:*`));
  return Prisma.sql`to_tsquery('simple', ${[companyWord(companyId), ...parts].join(" & ")})`;
}

/**
 * Finds the words in what was sent, as far as it may be seen, and in the team's notes and tags;
 * `isCommon` as for `matchesPerson`.
 */
function matchesWords(
  query: string,
  { id, isBlind, stages }: ScreeningCompany,
  isCommon: boolean,
): Prisma.Sql {
  const words = wordsQuery(query, id);
  if (!words) return Prisma.sql`false`;
  const within = (column: Prisma.Sql) => {
    const isFound = Prisma.sql`(s.${column} @@ ${words} OR s.team_words @@ ${words})`;
    return isCommon
      ? Prisma.sql`coalesce(
          (SELECT ${isFound} FROM application_summaries s WHERE s.application_id = a.id), false)`
      : Prisma.sql`a.id IN (SELECT s.application_id FROM application_summaries s WHERE ${isFound})`;
  };
  const sent = within(Prisma.sql`sent_words`);
  if (!isBlind) return sent;
  const screened = within(Prisma.sql`screened_words`);
  return Prisma.sql`CASE WHEN ${showsName(stages)} THEN ${sent} ELSE ${screened} END`;
}

/**
 * Matches part of a name, an address or a reference, or the words of what was sent (the resume, the
 * letter, answers) and of the team's notes and tags. When many match and only the first are wanted,
 * applications are checked one by one, which needs a plain value; otherwise the planner searches
 * everyone at once, with the trigram index if that helps.
 */
export function matchesPerson(
  query: string,
  company: ScreeningCompany,
  isCommon = false,
): Prisma.Sql {
  const { isBlind, stages } = company;
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
  return Prisma.sql`(${matchesWords(query, company, isCommon)} OR ${found}
    OR a.reference = ${query.toUpperCase()})`;
}

/** Since when it is in its stage; over `applications a`. */
export const STAGE_SINCE = Prisma.sql`coalesce(a.stage_since,
  CASE WHEN a.status = 'submitted' THEN a.submitted_at ELSE a.updated_at END)`;

/** No one at the company has opened or moved it; over `applications a`. */
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
  filters: PipelineFilters,
  company: ViewedCompany,
  isCommon = false,
): Prisma.Sql {
  const { jobId, query } = filters;
  const conditions = [
    COMPANY_APPLICATIONS(company.id),
    company.reach,
    ...(jobId ? [Prisma.sql`a.job_id = ${jobId}::uuid`] : []),
    ...(query ? [matchesPerson(query, company, isCommon)] : []),
    ...selected(filters, company),
  ];
  return Prisma.join(conditions, " AND ");
}

const BY_REFERENCE = Prisma.sql`a.reference, a.id`;

/** The orders of a list: what each sorts by, and the tables besides `applications a` it needs. */
const ORDERS: Record<PipelineSort, (viewerId: string | null) => { by: Prisma.Sql; of: string }> = {
  newest: () => ({ by: Prisma.sql`a.submitted_at DESC, a.id DESC`, of: "" }),
  oldest: () => ({ by: Prisma.sql`a.submitted_at, a.id`, of: "" }),
  changed: () => ({ by: Prisma.sql`a.updated_at DESC, a.id DESC`, of: "" }),
  name: () => ({ by: Prisma.sql`lower(d.full_name) NULLS LAST, a.id`, of: "details" }),
  rating: (viewerId) => ({
    by: Prisma.sql`${ratingOf(viewerId)} DESC NULLS LAST, a.submitted_at DESC, a.id DESC`,
    of: "job",
  }),
  skills: () => ({
    by: Prisma.sql`cardinality(s.skills_found) DESC NULLS LAST, a.submitted_at DESC, a.id DESC`,
    of: "summary",
  }),
  waiting: () => ({ by: Prisma.sql`${STAGE_SINCE}, a.id`, of: "" }),
};

const JOINS: Record<string, Prisma.Sql> = {
  "": Prisma.empty,
  details: Prisma.sql`LEFT JOIN application_details d ON d.application_id = a.id`,
  summary: Prisma.sql`LEFT JOIN application_summaries s ON s.application_id = a.id`,
  job: Prisma.sql`JOIN jobs j ON j.id = a.job_id`,
};

/**
 * The order of a list of applications, and the join that it needs; by reference instead of name when
 * names are hidden.
 */
export function orderOf(
  sort: PipelineSort,
  { isBlind, viewerId }: Pick<ViewedCompany, "isBlind" | "viewerId">,
): { by: Prisma.Sql; join: Prisma.Sql } {
  if (isBlind && sort === "name") return { by: BY_REFERENCE, join: Prisma.empty };
  const { by, of } = ORDERS[sort](viewerId);
  return { by, join: JOINS[of] ?? Prisma.empty };
}
