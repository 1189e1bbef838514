import type { City } from "@/lib/places/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { monthToDate } from "@/lib/profiles/completion";
import { skillSlug } from "@/lib/shared/text";
import { insertResume } from "@/prisma/demo/hiring/applicants";
import type { HiringTeam } from "@/prisma/demo/hiring/applications";
import { apply, type PublishedJob, toAppliedJob } from "@/prisma/demo/hiring/hiring";
import { interviewSlots } from "@/prisma/demo/hiring/timeline";
import { DEMO_SEEKER } from "@/prisma/demo/seeker";

const { headline, bio, location, skills, newSkills, experiences, education, saved, applications } =
  DEMO_SEEKER;
const DAY_MS = 86_400_000;

type Jobs = ReadonlyMap<string, PublishedJob>;

type Months<End> = { startMonth: string; endMonth: End };

function monthsOf<End extends string | null>({ startMonth, endMonth }: Months<End>) {
  return { startMonth: monthToDate(startMonth), endMonth: endMonth && monthToDate(endMonth) };
}

/** What a seeker has written and kept, so that their pages show what they can. */
export async function insertSeekersProfile(
  tx: Transaction,
  userId: string,
  { jobs, cities, now }: { jobs: Jobs; cities: ReadonlyMap<string, City>; now: Date },
): Promise<void> {
  const cityId = cities.get(location)?.id ?? null;
  await tx.profile.create({ data: { userId, headline, bio, location, cityId } });
  await tx.profileSkill.createMany({
    data: skills.map((name, position) => ({ userId, slug: skillSlug(name), name, position })),
  });
  await tx.experience.createMany({
    data: experiences.map((experience) => ({ userId, ...experience, ...monthsOf(experience) })),
  });
  await tx.education.create({ data: { userId, ...education, ...monthsOf(education) } });
  await tx.savedJob.createMany({
    data: saved.map(({ reference, note }, index) => {
      const jobId = jobs.get(reference)?.id;
      if (!jobId) throw new Error(`The demo has no posting ${reference}`);
      return { userId, jobId, note, savedAt: new Date(now.getTime() - (index + 1) * DAY_MS) };
    }),
  });
}

type Seeker = { id: string; fullName: string; email: string };

/** Gives the demo's seeker a resume and applications, one of them to the demo's own company. */
export async function insertSeekersApplications(
  tx: Transaction,
  { id: userId, fullName, email }: Seeker,
  { jobs, team, now }: { jobs: Jobs; team: HiringTeam; now: Date },
): Promise<void> {
  const resumeId = await insertResume(tx, userId, {
    ...{ fullName, email, headline, skills: [...skills, ...newSkills] },
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
    const slot = progress === "interview" ? (interviewSlots(now, 16).at(-1) ?? null) : null;
    const about = { headline, employer, reason };
    const answerers = isOwn ? team : { ownerId: null, colleagueIds: [] };
    const to = { job, postedAt: posted.postedAt, until: now, team: answerers };
    await apply(tx, to, { applicant, about, progress, order, slot });
  }
}
