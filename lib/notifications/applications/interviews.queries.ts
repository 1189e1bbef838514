import "server-only";
import { db } from "@/lib/platform/db/client";

/** An interview as its applicant is told about it. */
export type InterviewNews = {
  startsAt: Date;
  minutes: number;
  timeZone: string;
  place: string;
  note: string | null;
  version: number;
  isCancelled: boolean;
};

/** The interview as it is now; `null` when it is gone. */
export async function findInterviewNews(id: string): Promise<InterviewNews | null> {
  const row = await db.interview.findUnique({
    where: { id },
    select: {
      startsAt: true,
      minutes: true,
      timeZone: true,
      place: true,
      note: true,
      version: true,
      cancelledAt: true,
    },
  });
  if (!row) return null;
  const { cancelledAt, ...rest } = row;
  return { ...rest, isCancelled: cancelledAt !== null };
}
