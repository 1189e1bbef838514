import { v7 as uuid } from "uuid";
import { moveJobInside, type NewJob, publishJobs } from "@/lib/jobs/commands";
import { listQuestions } from "@/lib/jobs/questions.queries";
import { keepVersion, versionSelect } from "@/lib/jobs/versions.commands";
import type { City } from "@/lib/places/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { type DemoApplicant, insertApplicant, resumeOf } from "@/prisma/demo/hiring/applicants";
import {
  type AppliedJob,
  type HiringTeam,
  insertApplication,
  insertTimes,
} from "@/prisma/demo/hiring/applications";
import { insertAddedPerson } from "@/prisma/demo/hiring/by-hand";
import {
  ASSIGNED,
  COLLEAGUES,
  type HiringProgress,
  OPENINGS,
  type StaffedOpening,
} from "@/prisma/demo/hiring/people";
import { interviewSlots, timelineOf } from "@/prisma/demo/hiring/timeline";
import { insertViews } from "@/prisma/demo/hiring/views";
import { letterOf } from "@/prisma/demo/hiring/words";
import { seeded } from "@/prisma/demo/random";

const DAY_MS = 86_400_000;

/** A posting of the demo with the id that it got. */
export type PublishedJob = NewJob & { id: string };

export type HiringPlan = {
  companyId: string;
  ownerId: string;
  /** The demo's postings by their references. */
  jobs: ReadonlyMap<string, PublishedJob>;
  cities: ReadonlyMap<string, City>;
  now: Date;
};

async function insertColleagues(
  tx: Transaction,
  { companyId, ownerId }: HiringPlan,
): Promise<HiringTeam> {
  const colleagueIds: string[] = [];
  for (const colleague of COLLEAGUES) {
    const id = uuid();
    colleagueIds.push(id);
    await tx.user.create({
      data: { id, ...colleague, userType: "employer", emailVerifiedAt: new Date() },
    });
    await tx.companyMember.create({ data: { companyId, userId: id, role: "recruiter" } });
  }
  return { ownerId, colleagueIds };
}

/** A hiring manager of this job, and an interviewer of those who are talked to about it. */
async function assignWork(
  tx: Transaction,
  { companyId, jobId }: { companyId: string; jobId: string },
): Promise<void> {
  for (const { role, ...person } of ASSIGNED) {
    const id = uuid();
    await tx.user.create({
      data: { id, ...person, userType: "employer", emailVerifiedAt: new Date() },
    });
    await tx.companyMember.create({ data: { companyId, userId: id, role } });
    if (role === "hiring_manager") {
      await tx.jobHiringManager.create({ data: { jobId, userId: id } });
      continue;
    }
    const talks = await tx.application.findMany({
      where: { jobId, status: "interview" },
      select: { id: true },
    });
    const data = talks.map(({ id: applicationId }) => ({ applicationId, userId: id }));
    await tx.applicationAssignee.createMany({ data });
  }
}

/** Publishes the posting of an opening that has ended, as it was when it was open. */
async function publishEnded(
  tx: Transaction,
  { jobs, now }: HiringPlan,
  { reference, ended }: StaffedOpening,
): Promise<PublishedJob> {
  const like = jobs.get(reference);
  if (!like || !ended) throw new Error(`The demo has no posting ${reference} that has ended`);
  const postedAt = new Date(now.getTime() - ended.postedDaysAgo * DAY_MS);
  const content = { ...like.content, title: ended.title, deadline: null };
  const job = { content, postedAt, postedById: like.postedById };
  const [id = ""] = await publishJobs(tx, [job]);
  return { ...job, id };
}

/** What applications to a posting need of it, with the version that they keep. */
export async function toAppliedJob(tx: Transaction, id: string): Promise<AppliedJob> {
  const select = { ...versionSelect, companyId: true };
  const job = await tx.job.findUniqueOrThrow({ where: { id }, select });
  await keepVersion(tx, job);
  const { companyId, version, title } = job;
  return { id, companyId, version, title, questions: await listQuestions(id, tx) };
}

export type ApplicationPlan = {
  applicant: DemoApplicant;
  about: { headline: string; employer: string; reason: string };
  progress: HiringProgress;
  order: number;
  slot: string | null;
};

type StageTarget = { job: AppliedJob; postedAt: Date; until: Date; team: HiringTeam };

/** Makes someone's application to a posting: when it was sent, what it says, what came of it. */
export async function apply(
  tx: Transaction,
  { job, postedAt, until, team }: StageTarget,
  { applicant, about, progress, order, slot }: ApplicationPlan,
): Promise<void> {
  const random = seeded(`${applicant.fullName} applies for ${job.title}`);
  const timeline = timelineOf(random, progress, { postedAt, until, order });
  const coverLetter = letterOf(random, { ...about, title: job.title });
  await insertApplication(tx, {
    ...{ applicant, job, progress, timeline, coverLetter, slot, team, random },
  });
}

async function insertOpening(
  tx: Transaction,
  hiring: HiringPlan,
  { opening, team, slots }: { opening: StaffedOpening; team: HiringTeam; slots: string[] },
): Promise<void> {
  const { jobs, cities, now } = hiring;
  const { reference, ended, people, reason } = opening;
  const isFirst = opening === OPENINGS[0];
  const posted = ended ? await publishEnded(tx, hiring, opening) : jobs.get(reference);
  if (!posted) throw new Error(`The demo has no posting ${reference}`);
  const job = await toAppliedJob(tx, posted.id);
  const until = ended ? new Date(now.getTime() - ended.closedDaysAgo * DAY_MS) : now;
  for (const [index, person] of people.entries()) {
    const { headline, employer, progress } = person;
    const content = resumeOf(person, opening, posted.content.skills);
    const applicant = await insertApplicant(tx, content, cities);
    // The last of those who are talked to has been here already.
    const isNext = progress === "interview" && people[index + 1]?.progress === "interview";
    const slot = isNext ? (slots.shift() ?? null) : null;
    const about = { headline, employer, reason };
    const order = index / people.length;
    const to = { job, postedAt: posted.postedAt, until, team };
    await apply(tx, to, { applicant, about, progress, order, slot });
  }
  const [addedById] = team.colleagueIds;
  if (isFirst && addedById) {
    await insertAddedPerson(tx, { job, addedById, skills: posted.content.skills, now });
  }
  if (ended) {
    await moveJobInside(tx, { jobId: posted.id, to: "closed", now: until });
    const views = { jobId: posted.id, reference: ended.title, from: posted.postedAt, until };
    await insertViews(tx, views);
  }
}

/**
 * Fills the demo company's pipeline: colleagues, applicants with resumes, applications in every
 * stage with what the team wrote, talks in the coming days, and the readers of its postings.
 * Returns the team.
 */
export async function insertHiring(tx: Transaction, hiring: HiringPlan): Promise<HiringTeam> {
  const { companyId, jobs, now } = hiring;
  const team = await insertColleagues(tx, hiring);
  const slots = interviewSlots(now, 12);
  for (const opening of OPENINGS) await insertOpening(tx, hiring, { opening, team, slots });
  const first = jobs.get(OPENINGS[0]?.reference ?? "");
  if (first) {
    await insertTimes(tx, { companyId, jobId: first.id, team, now });
    await assignWork(tx, { companyId, jobId: first.id });
  }
  for (const [reference, { id, content, postedAt }] of jobs) {
    if (content.companyId !== companyId) continue;
    await insertViews(tx, { jobId: id, reference, from: postedAt, until: now });
  }
  return team;
}
