import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { PipelineFilters } from "./filters.schema";
import { CRITERIA, showsName, type ViewedCompany } from "./viewer.queries";

// SQL fragments over `applications a`, each of which can stand alone.

/** Whether the team's mean rating is at least this, as the viewer may know it. */
function isRated(rating: number, viewerId: string | null): Prisma.Sql {
  if (viewerId === null) return Prisma.sql`true`;
  // Only those whose scorecard of their own is complete can match, which an index finds.
  return Prisma.sql`a.id IN (
    SELECT own.application_id FROM application_recommendations own JOIN applications o
      ON o.id = own.application_id JOIN jobs j ON j.id = o.job_id
    WHERE own.user_id = ${viewerId}::uuid AND ${rating} <= (
      SELECT round(avg(r.score), 1)::float FROM application_ratings r
      WHERE r.application_id = own.application_id AND r.criterion = ANY(${CRITERIA})
      HAVING count(*) FILTER (WHERE r.user_id = ${viewerId}::uuid) = cardinality(${CRITERIA})))`;
}

const SEPARATOR = ": ";

/**
 * Whether someone chose this answer to a question; the question may contain the separator too. Free
 * answers are searched as words instead, which blind screening covers.
 */
function hasAnswered(text: string): Prisma.Sql {
  const at = text.lastIndexOf(SEPARATOR);
  const [question, answer] =
    at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + SEPARATOR.length)];
  return Prisma.sql`EXISTS (SELECT FROM application_answers x WHERE x.application_id = a.id
    AND x.kind IN ('choice', 'yes_no')
    AND x.question = ${question} AND x.answer = ${answer})`;
}

/** Whether someone lives there, as far as blind screening tells. */
function livesIn(place: string, { isBlind, stages }: ViewedCompany): Prisma.Sql {
  const literal = `%${place.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const there = Prisma.sql`EXISTS (SELECT FROM application_summaries s
    WHERE s.application_id = a.id AND s.place ILIKE ${literal})`;
  return isBlind ? Prisma.sql`(${showsName(stages)} AND ${there})` : there;
}

/** The conditions on what someone sent and on what the team made of it. */
export function selected(filters: PipelineFilters, company: ViewedCompany): Prisma.Sql[] {
  const { rating, skills, tag, place, answer, isUnread } = filters;
  return [
    ...(rating ? [isRated(rating, company.viewerId)] : []),
    ...(skills
      ? [
          Prisma.sql`EXISTS (SELECT FROM application_summaries s WHERE s.application_id = a.id
            AND cardinality(s.skills_found) >= ${skills})`,
        ]
      : []),
    ...(tag
      ? [
          Prisma.sql`EXISTS (SELECT FROM application_tags t
            WHERE t.application_id = a.id AND t.tag = ${tag}::citext)`,
        ]
      : []),
    ...(place ? [livesIn(place, company)] : []),
    ...(answer ? [hasAnswered(answer)] : []),
    ...(isUnread
      ? [
          Prisma.sql`EXISTS (SELECT FROM application_messages m
            WHERE m.application_id = a.id AND m.is_from_applicant AND m.read_at IS NULL)`,
        ]
      : []),
  ];
}
