import "server-only";
import { interviewSelect } from "@/lib/applications/interviews/queries";
import type { InterviewMedium } from "@/lib/applications/interviews/schema";
import { db } from "@/lib/platform/db/client";

/** An interview as people are told about it. */
export type InterviewNews = {
  startsAt: Date;
  minutes: number;
  timeZone: string;
  place: string;
  medium: InterviewMedium | null;
  note: string | null;
  version: number;
  isCancelled: boolean;
  words: string | null;
  isApplicantsChange: boolean;
  invitedByUserId: string | null;
  interviewerIds: string[];
};

/** The interview as it is now; `null` when it is gone. */
export async function findInterviewNews(id: string): Promise<InterviewNews | null> {
  const row = await db.interview.findUnique({
    where: { id },
    select: {
      ...interviewSelect,
      invitedByUserId: true,
      interviewers: { select: { userId: true } },
    },
  });
  if (!row) return null;
  const { cancelledAt, interviewers, ...rest } = row;
  const interviewerIds = interviewers.map(({ userId }) => userId);
  return { ...rest, isCancelled: cancelledAt !== null, interviewerIds };
}

/** An invitation to choose a time as it is now; `null` when it is gone. */
export async function findTimesNews(id: string) {
  return db.interviewInvitation.findUnique({
    where: { id },
    select: {
      status: true,
      words: true,
      set: {
        select: {
          minutes: true,
          medium: true,
          timeZone: true,
          note: true,
          chooseUntil: true,
          slots: { orderBy: { startsAt: "asc" }, select: { startsAt: true } },
        },
      },
    },
  });
}
