import "server-only";
import { db } from "@/lib/platform/db/client";
import type { LetterNews, OfferNews } from "./application-news.schema";

/** A letter that has left; `null` when it is gone. */
export async function findLetterNews(id: string): Promise<LetterNews | null> {
  const row = await db.applicationLetter.findFirst({
    where: { id, status: "sent" },
    select: { subject: true, text: true, tells: true, applicationId: true, endedAt: true },
  });
  if (!row) return null;
  const interview = await db.interview.findFirst({
    where: { applicationId: row.applicationId, cancelledAt: row.endedAt },
    orderBy: { startsAt: "asc" },
    select: { id: true },
  });
  const { subject, text, tells } = row;
  return { subject, text, isOffer: tells === "offer", interviewId: interview?.id ?? null };
}

/** The offer; `null` when it is gone. */
export async function findOfferNews(id: string): Promise<OfferNews | null> {
  const row = await db.applicationOffer.findUnique({ where: { id } });
  if (!row) return null;
  const { title, workplace, contract, status, endedAt, answerWords } = row;
  return {
    ...{ title, workplace, contract, status, endedAt, answerWords },
    pay: { amount: Number(row.payAmount), currency: row.payCurrency, period: row.payPeriod },
    startsOn: row.startsOn.toISOString().slice(0, 10),
  };
}
