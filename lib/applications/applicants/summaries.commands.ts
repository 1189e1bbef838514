import "server-only";
import { db } from "@/lib/platform/db/client";
import { companyWord, type SummarySubject, searchWords, summarise } from "./summaries";
import { readSubjects } from "./summaries.queries";

const BATCH = 20;
// In one run of the scheduled task.
const MOST = 2000;

type SummaryInput = { id: string; companyId: string; subject: SummarySubject };

async function keep({ id, companyId, subject }: SummaryInput): Promise<void> {
  const summary = summarise(subject);
  const { headline, place, employer, fromResume, skills } = summary;
  const { sent, screened } = searchWords(subject, summary);
  const own = companyWord(companyId);
  await db.$executeRaw`
    UPDATE application_summaries SET headline = ${headline}, place = ${place}, employer = ${employer},
      from_resume = ${fromResume}::text[], skills_found = ${skills?.found ?? []}::text[],
      skills_missing = ${skills?.missing ?? []}::text[], skills_source = ${skills?.source ?? null},
      sent_words = to_tsvector('simple', ${`${own} ${sent}`}),
      screened_words = to_tsvector('simple', ${`${own} ${screened}`}),
      team_words = team_words_of(application_id)
    WHERE application_id = ${id}::uuid`;
}

/**
 * Rewrites these applications' summaries. A change that happens meanwhile makes them stale again
 * and is read the next time. Returns how many were written.
 */
export async function refreshSummaries(ids: readonly string[]): Promise<number> {
  let written = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    // First, so that a change after this is not lost.
    await db.applicationSummary.updateMany({
      where: { applicationId: { in: [...some] } },
      data: { isStale: false },
    });
    const found = await readSubjects(some);
    for (const one of found) await keep(one);
    written += found.length;
  }
  return written;
}

/** Writes the summaries that are out of date, the oldest applications first. */
export async function refreshStaleSummaries(): Promise<number> {
  const rows = await db.applicationSummary.findMany({
    where: { isStale: true },
    orderBy: { applicationId: "asc" },
    take: MOST,
    select: { applicationId: true },
  });
  return refreshSummaries(rows.map(({ applicationId }) => applicationId));
}

/** Writes the summaries of the applications that a resume was sent with. */
export async function refreshWithResume(resumeId: string): Promise<void> {
  const rows = await db.applicationDetails.findMany({
    where: { resumeId },
    select: { applicationId: true },
  });
  await refreshSummaries(rows.map(({ applicationId }) => applicationId));
}
