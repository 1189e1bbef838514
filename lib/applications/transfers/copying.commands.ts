import "server-only";
import { v7 as uuid } from "uuid";
import type { Transaction } from "@/lib/platform/db/client";
import type { AddedPerson } from "../by-hand/schema";
import { newReference } from "../reference";

/** What of an application goes with the person to another job. */
const kept = {
  userId: true,
  fullName: true,
  email: true,
  phone: true,
  headline: true,
  place: true,
  coverLetter: true,
  resumeId: true,
} as const;

type CopiedApplication = {
  fromId: string;
  job: { id: string; version: number };
  submissionId: string;
  actorId: string;
  /** Whether the team knows who it is, whatever the new stage hides. */
  isKnown: boolean;
  now: Date;
};

/**
 * Makes an application for another posting with what the person sent and what the team wrote: the
 * answers, notes and tags. Ratings stay behind, because another job has other criteria, and so do
 * messages, interviews and letters. Returns it with the id of its first step.
 */
export async function copyApplication(
  tx: Transaction,
  { fromId, job, submissionId, actorId, isKnown, now }: CopiedApplication,
): Promise<AddedPerson & { stepId: string }> {
  const { application, answers, notes, tags, addition, ...details } =
    await tx.applicationDetails.findUniqueOrThrow({
      where: { applicationId: fromId },
      select: {
        ...kept,
        application: { select: { userId: true, source: true } },
        answers: { omit: { applicationId: true } },
        notes: { select: { authorUserId: true, text: true, writtenAt: true } },
        tags: { omit: { applicationId: true } },
        addition: { omit: { applicationId: true } },
      },
    });
  const made = { id: uuid(), reference: newReference() };
  const stepId = uuid();
  // The mover has opened what they sent, and the former application says so.
  const opened = { userId: application.userId, kind: "viewed", actorId, at: now } as const;
  await tx.application.create({
    data: {
      ...{ ...made, ...application, submissionId, status: "submitted" },
      ...{
        jobId: job.id,
        jobVersion: job.version,
        createdAt: now,
        submittedAt: now,
        viewedAt: now,
      },
      nameShownAt: isKnown ? now : null,
      details: {
        create: {
          ...details,
          answers: { create: answers },
          notes: { create: notes },
          tags: { create: tags },
          ...(addition ? { addition: { create: addition } } : {}),
        },
      },
      events: {
        create: [
          { ...opened, id: stepId, kind: "submitted" },
          { ...opened, id: uuid() },
        ],
      },
    },
  });
  return { ...made, stepId };
}
