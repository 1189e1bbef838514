import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { readResumes } from "@/lib/profiles/resumes/findings.queries";
import type { SummarySubject } from "./summaries";

const select = {
  applicationId: true,
  fullName: true,
  email: true,
  coverLetter: true,
  headline: true,
  place: true,
  addition: { select: { applicationId: true } },
  answers: { orderBy: { position: "asc" }, select: { question: true, answer: true } },
  resumeId: true,
  user: {
    select: {
      profile: { select: { headline: true, location: true } },
      experiences: {
        where: { endMonth: null },
        orderBy: { startMonth: "desc" },
        take: 1,
        select: { title: true, company: true },
      },
      educations: { select: { institution: true } },
      profileSkills: { select: { name: true } },
    },
  },
  application: {
    select: {
      companyId: true,
      job: {
        select: {
          skills: { orderBy: { position: "asc" }, select: { skill: { select: { name: true } } } },
        },
      },
    },
  },
} as const;

type Reader = Pick<Transaction, "applicationDetails">;
type Details = Awaited<ReturnType<typeof readDetails>>[number];

async function readDetails(ids: readonly string[], tx: Reader) {
  const rows = await tx.applicationDetails.findMany({
    where: { applicationId: { in: [...ids] } },
    select,
  });
  // What belongs to a row is read after it, and its job may have been deleted in between.
  return rows.filter(({ application }) => application?.job);
}

/**
 * What a profile says, of someone who applied. Someone who was added by hand has given the company
 * none, even if the application is in their account.
 */
function toProfile({ user, addition, headline, place }: Details): SummarySubject["profile"] {
  if (addition || !user) return { headline, place, job: null, skills: [], schools: [] };
  return {
    headline: user.profile?.headline ?? null,
    place: user.profile?.location ?? null,
    job: user.experiences[0] ?? null,
    skills: user.profileSkills.map(({ name }) => name),
    schools: user.educations.map(({ institution }) => institution),
  };
}

function toSubject(details: Details, resume: SummarySubject["resume"]): SummarySubject {
  const { fullName, email, coverLetter, answers, application } = details;
  return {
    ...{ fullName, email, coverLetter, answers, resume },
    profile: toProfile(details),
    wanted: application.job.skills.map(({ skill }) => skill.name),
  };
}

/**
 * What these applications' summaries are made of; without those whose content was deleted. For
 * callers that have checked access.
 */
export async function readSubjects(
  ids: readonly string[],
  tx: Reader = db,
): Promise<{ id: string; companyId: string; subject: SummarySubject }[]> {
  const rows = await readDetails(ids, tx);
  const resumes = await readResumes(rows.flatMap(({ resumeId }) => resumeId ?? []));
  return rows.map((row) => ({
    id: row.applicationId,
    companyId: row.application.companyId,
    subject: toSubject(row, resumes.get(row.resumeId ?? "") ?? null),
  }));
}

/** One application's; null once its content was deleted. */
export async function readSubject(id: string): Promise<SummarySubject | null> {
  const [found] = await readSubjects([id]);
  return found?.subject ?? null;
}
