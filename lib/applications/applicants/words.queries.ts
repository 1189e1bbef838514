import "server-only";
import { db } from "@/lib/platform/db/client";
import { screenIdentity } from "../employer-view/blind-screening";
import { findHidden } from "../employer-view/blind-screening.queries";
import { redact } from "./redaction";
import { screenSummary, summarise, summaryText } from "./summaries";
import { readSubject } from "./summaries.queries";

/** An applicant in the words that news for their company may use. */
export type ApplicantWords = {
  /** The name, or e.g. "Applicant 7KQ2M9XD". */
  name: string;
  /** "Product Designer · Lisbon · Docklight", or "". */
  summary: string;
  isHidden: boolean;
  /** A text of theirs, without what blind screening hides. */
  plain: (text: string) => string;
};

/**
 * An applicant as their company may know them now; null once what they sent was deleted. For
 * background work: it checks no access.
 */
export async function findApplicantWords(applicationId: string): Promise<ApplicantWords | null> {
  const [found, subject] = await Promise.all([
    db.application.findUnique({
      where: { id: applicationId },
      select: {
        reference: true,
        status: true,
        stageId: true,
        nameShownAt: true,
        job: { select: { companyId: true, company: { select: { isBlind: true } } } },
      },
    }),
    readSubject(applicationId),
  ]);
  if (!found || !subject) return null;
  const isHidden = await findHidden(found);
  const { fullName, email } = subject;
  const identity = { fullName, email, phone: null };
  const { name } = screenIdentity(identity, { reference: found.reference, isHidden });
  const shown = screenSummary(summarise(subject), { fullName, isHidden });
  const plain = (text: string) => (isHidden ? redact(text, fullName) : text);
  return { name, summary: summaryText(shown), isHidden, plain };
}

const ofDay = (jobId: string, day: string) => {
  const from = new Date(`${day}T00:00:00Z`);
  return { jobId, submittedAt: { gte: from, lt: new Date(from.getTime() + 86_400_000) } };
};

/** How many applications a posting got on a day (UTC), and the ids of the latest two. */
export async function countNewOfDay(
  jobId: string,
  day: string,
): Promise<{ received: number; latestIds: string[] }> {
  const where = {
    ...ofDay(jobId, day),
    status: { notIn: ["held" as const, "withdrawn" as const] },
  };
  const [received, latest] = await Promise.all([
    db.application.count({ where }),
    db.application.findMany({
      where,
      orderBy: [{ submittedAt: "desc" }, { id: "desc" }],
      take: 2,
      select: { id: true },
    }),
  ]);
  return { received, latestIds: latest.map(({ id }) => id) };
}

/** Whether every application that a posting got on a day (UTC) has been opened. */
export async function isAllOpened(jobId: string, day: string): Promise<boolean> {
  const unseen = await db.application.count({
    where: { ...ofDay(jobId, day), status: "submitted", viewedAt: null },
  });
  return unseen === 0;
}
