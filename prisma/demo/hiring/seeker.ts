import type { Transaction } from "@/lib/platform/db/client";
import { insertResume } from "@/prisma/demo/hiring/applicants";
import type { Team } from "@/prisma/demo/hiring/applications";
import { apply, type PublishedJob, toAppliedJob } from "@/prisma/demo/hiring/hiring";
import { interviewSlots } from "@/prisma/demo/hiring/timeline";
import { DEMO_SEEKER } from "@/prisma/demo/seeker";

const { headline, bio, location, skills, experiences, education, applications } = DEMO_SEEKER;

type Seeker = { id: string; fullName: string; email: string };

/** Gives the demo's seeker a resume and applications, one of them to the demo's own company. */
export async function insertSeekersApplications(
  tx: Transaction,
  { id: userId, fullName, email }: Seeker,
  { jobs, team, now }: { jobs: ReadonlyMap<string, PublishedJob>; team: Team; now: Date },
): Promise<void> {
  const resumeId = await insertResume(tx, userId, {
    ...{ fullName, email, headline, skills },
    place: location,
    summary: bio,
    jobs: experiences.map(({ title, company, description, startMonth, endMonth }) => ({
      ...{ title, company, text: description, from: startMonth, to: endMonth },
    })),
    education: {
      degree: `${education.degree} ${education.fieldOfStudy}`,
      institution: education.institution,
      from: education.startMonth,
      to: education.endMonth,
    },
  });
  const applicant = { userId, fullName, email, resumeId };
  const employer = experiences[0].company;
  for (const { reference, progress, order, reason, isOwn } of applications) {
    const posted = jobs.get(reference);
    if (!posted) throw new Error(`The demo has no posting ${reference}`);
    const job = await toAppliedJob(tx, posted.id);
    const slot = progress === "interview" ? (interviewSlots(now, 2).at(-1) ?? null) : null;
    const about = { headline, employer, reason };
    const answerers = isOwn ? team : { ownerId: null, colleagueIds: [] };
    const to = { job, postedAt: posted.postedAt, until: now, team: answerers };
    await apply(tx, to, { applicant, about, progress, order, slot });
  }
}
