import { v7 as uuid } from "uuid";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { DEFAULT_CRITERIA } from "@/lib/applications/scorecards/ratings";
import type { Recommendation } from "@/lib/applications/scorecards/ratings.schema";
import { isEnded } from "@/lib/applications/status";
import type { JobQuestion } from "@/lib/jobs/questions.schema";
import type { Transaction } from "@/lib/platform/db/client";
import { SOURCES } from "@/lib/shared/arrivals";
import { atWallTime } from "@/lib/shared/zones";
import type { DemoApplicant } from "@/prisma/demo/hiring/applicants";
import { insertOffer } from "@/prisma/demo/hiring/offers";
import type { HiringProgress } from "@/prisma/demo/hiring/people";
import { type ApplicationTimeline, interviewSlots } from "@/prisma/demo/hiring/timeline";
import { answerTo, noteOf, STEP_NOTES, TALK, tagsOf } from "@/prisma/demo/hiring/words";
import { chance, integer, pick, type Random, sample } from "@/prisma/demo/random";

/** A posting that people have applied to. */
export type AppliedJob = {
  id: string;
  companyId: string;
  version: number;
  title: string;
  questions: readonly JobQuestion[];
};

/** Who answers at the company; nobody at those that have no people here. */
export type HiringTeam = { ownerId: string | null; colleagueIds: readonly string[] };

export type DemoApplication = {
  applicant: DemoApplicant;
  job: AppliedJob;
  progress: HiringProgress;
  timeline: ApplicationTimeline;
  coverLetter: string | null;
  /** Local time of the talk to come, e.g. "2026-11-25T10:00"; `null` for one that has been. */
  slot: string | null;
  team: HiringTeam;
  random: Random;
};

const REFERENCE = "2346789CDFHJKMNPQRTVWXY";
const TIME_ZONE = "Europe/Lisbon";
// By the best score that someone gets.
const RECOMMENDED: Record<number, readonly Recommendation[]> = {
  3: ["strong_no", "no", "no"],
  4: ["unsure", "yes"],
  5: ["yes", "strong_yes"],
};
const HOUR_MS = 3_600_000;

const statusOf = (progress: HiringProgress): ApplicationStatus =>
  progress === "unread" ? "submitted" : progress;

async function insertSteps(tx: Transaction, id: string, sent: DemoApplication): Promise<void> {
  const { applicant, timeline, team, progress } = sent;
  const { userId } = applicant;
  const step = { applicationId: id, userId };
  await tx.applicationEvent.create({
    data: { ...step, kind: "submitted", actorId: userId, at: timeline.sentAt },
  });
  for (const { kind, at } of timeline.steps) {
    const actorId = kind === "withdrawn" ? userId : team.ownerId;
    const note = kind === progress ? (STEP_NOTES[progress] ?? null) : null;
    await tx.applicationEvent.create({ data: { ...step, kind, actorId, at, note } });
  }
}

async function insertTeamwork(tx: Transaction, id: string, sent: DemoApplication): Promise<void> {
  const { random, progress, timeline, team } = sent;
  if (team.ownerId === null) return;
  const tags = tagsOf(progress);
  if (tags.length > 0) {
    const chosen = sample(random, tags, integer(random, 1, 2));
    await tx.applicationTag.createMany({ data: chosen.map((tag) => ({ applicationId: id, tag })) });
  }
  const lastAt = timeline.steps.at(-1)?.at ?? timeline.sentAt;
  const note = chance(random, 0.7) ? noteOf(random, progress) : null;
  if (note) {
    const authorUserId = pick(random, team.colleagueIds);
    await tx.applicationNote.create({
      data: { applicationId: id, authorUserId, text: note, writtenAt: lastAt },
    });
  }
  if (["unread", "submitted", "withdrawn"].includes(progress)) return;
  const likes = progress === "not_selected" ? [1, 3] : progress === "in_review" ? [2, 4] : [3, 5];
  const raters = sample(random, [team.ownerId, ...team.colleagueIds], integer(random, 1, 3));
  await tx.applicationRating.createMany({
    data: raters.flatMap((userId) =>
      DEFAULT_CRITERIA.map((criterion) => ({
        ...{ applicationId: id, userId, criterion, ratedAt: lastAt },
        score: integer(random, likes[0] ?? 1, likes[1] ?? 5),
      })),
    ),
  });
  const says: readonly Recommendation[] = RECOMMENDED[likes[1] ?? 5] ?? ["yes"];
  await tx.applicationRecommendation.createMany({
    data: raters.map((userId) => ({
      ...{ applicationId: id, userId, givenAt: lastAt },
      recommendation: pick(random, says),
    })),
  });
}

const WHERE = {
  medium: "video",
  place: "https://meet.tidewell.example/hiring",
  note: "Bring one piece of work that you'd do differently today.",
} as const;

/** Who talks to applicants: the owner, and the colleague who was there last. */
function interviewersOf({ ownerId, colleagueIds }: HiringTeam): string[] {
  return [ownerId, colleagueIds.at(-1)].filter((id) => typeof id === "string");
}

/** Times that someone whose application is being reviewed can choose from. */
export async function insertTimes(
  tx: Transaction,
  {
    companyId,
    jobId,
    team,
    now,
  }: { companyId: string; jobId: string; team: HiringTeam; now: Date },
): Promise<void> {
  const waiting = await tx.application.findFirst({
    where: { jobId, status: "in_review", details: { isNot: null } },
    orderBy: { submittedAt: "asc" },
    select: { id: true },
  });
  if (!waiting) return;
  const times = interviewSlots(now, 15).slice(12);
  const starts = times.flatMap((time) => atWallTime(time, TIME_ZONE) ?? []);
  await tx.interviewSlotSet.create({
    data: {
      ...{ id: uuid(), companyId, offeredByUserId: team.ownerId, minutes: 45, movesOn: true },
      ...{ ...WHERE, timeZone: TIME_ZONE },
      chooseUntil: new Date((starts[0]?.getTime() ?? now.getTime()) - 12 * HOUR_MS),
      slots: { create: starts.map((startsAt) => ({ startsAt })) },
      interviewers: { create: interviewersOf(team).map((userId) => ({ userId })) },
      invitations: { create: { applicationId: waiting.id } },
    },
  });
}

async function insertTalk(tx: Transaction, id: string, sent: DemoApplication): Promise<void> {
  const { random, applicant, job, timeline, slot, team } = sent;
  const invited = timeline.steps.find(({ kind }) => kind === "interview");
  if (!invited) return;
  const past = new Date(invited.at.getTime() + 20 * HOUR_MS);
  const startsAt = (slot && atWallTime(slot, TIME_ZONE)) || past;
  await tx.interview.create({
    data: {
      ...{ applicationId: id, startsAt, minutes: 45, timeZone: TIME_ZONE },
      invitedByUserId: team.ownerId,
      ...WHERE,
      createdAt: invited.at,
      interviewers: { create: interviewersOf(team).map((one) => ({ userId: one })) },
    },
  });
  const title = job.title.split(",")[0] ?? job.title;
  const firstName = applicant.fullName.split(" ")[0] ?? applicant.fullName;
  await tx.applicationMessage.create({
    data: {
      ...{ applicationId: id, authorUserId: team.ownerId, isFromApplicant: false },
      text: TALK.invitation(firstName, title),
      sentAt: invited.at,
      readAt: new Date(invited.at.getTime() + HOUR_MS / 2),
    },
  });
  if (!chance(random, 0.8)) return;
  const sentAt = new Date(Math.min(invited.at.getTime() + 2 * HOUR_MS, Date.now() - 600_000));
  await tx.applicationMessage.create({
    data: {
      ...{ applicationId: id, authorUserId: applicant.userId, isFromApplicant: true },
      text: pick(random, TALK.replies),
      sentAt,
      readAt: slot && chance(random, 0.5) ? null : new Date(sentAt.getTime() + HOUR_MS / 4),
    },
  });
}

/** Inserts one application with its timeline and all that people wrote and noted on it. */
export async function insertApplication(tx: Transaction, sent: DemoApplication): Promise<void> {
  const { applicant, job, progress, timeline, random } = sent;
  const { userId, fullName, email, resumeId } = applicant;
  const [id, status] = [uuid(), statusOf(progress)];
  const last = timeline.steps.at(-1)?.at ?? null;
  await tx.application.create({
    data: {
      ...{ id, jobId: job.id, jobVersion: job.version, userId, status, submissionId: uuid() },
      reference: Array.from({ length: 8 }, () => pick(random, [...REFERENCE])).join(""),
      source: pick(random, SOURCES),
      createdAt: timeline.sentAt,
      submittedAt: timeline.sentAt,
      viewedAt: timeline.steps.find(({ kind }) => kind === "viewed")?.at ?? null,
      stageSince: timeline.steps.findLast(({ kind }) => kind !== "viewed")?.at ?? null,
      decidedAt: isEnded(status) ? last : null,
      details: {
        create: {
          ...{ userId, fullName, email, resumeId, coverLetter: sent.coverLetter },
          answers: {
            create: job.questions.map((question, position) => ({
              ...{ position, questionId: question.id, kind: question.kind },
              question: question.text,
              answer: answerTo(random, question),
            })),
          },
        },
      },
    },
  });
  await insertSteps(tx, id, sent);
  await insertTeamwork(tx, id, sent);
  await insertTalk(tx, id, sent);
  await insertOffer(tx, id, sent);
}
