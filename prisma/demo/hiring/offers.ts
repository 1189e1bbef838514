import { v7 as uuid } from "uuid";
import { makeOffer } from "@/lib/applications/offers/making.commands";
import type { OfferTerms } from "@/lib/applications/offers/schema";
import type { Transaction } from "@/lib/platform/db/client";
import type { HiringProgress } from "@/prisma/demo/hiring/people";
import type { ApplicationTimeline } from "@/prisma/demo/hiring/timeline";
import { offerLetter } from "@/prisma/demo/hiring/words";

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The terms: what the posting says, at the top of its pay. */
async function termsOf(
  tx: Transaction,
  jobId: string,
  { answerBy, startsOn }: { answerBy: string; startsOn: string },
): Promise<OfferTerms> {
  const job = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { title: true, payMax: true, payCurrency: true, payPeriod: true, location: true },
  });
  return {
    title: job.title,
    payAmount: Number(job.payMax ?? 52_000),
    payCurrency: job.payCurrency ?? "EUR",
    payPeriod: job.payPeriod ?? "year",
    ...{ startsOn, answerBy, timeZone: "Europe/Lisbon" },
    workplace: `${job.location}, 40 hours a week`,
    contract: "Permanent",
    documentId: null,
  };
}

type SentOffer = {
  applicant: { fullName: string };
  job: { id: string; companyId: string };
  progress: HiringProgress;
  timeline: ApplicationTimeline;
  team: { ownerId: string | null };
};

/** The offer that an application has led to, if it has: open, or accepted by who was hired. */
export async function insertOffer(
  tx: Transaction,
  applicationId: string,
  { applicant, job, progress, timeline, team }: SentOffer,
): Promise<void> {
  const offered = timeline.steps.find(({ kind }) => kind === "offer");
  const hired = timeline.steps.find(({ kind }) => kind === "hired");
  if (!offered || team.ownerId === null) return;
  // An open one can still be answered, however long ago it was made.
  const answerBy = hired ? offered.at.getTime() + 7 * DAY_MS : Date.now() + 4 * DAY_MS;
  const starts = new Date(Math.max(answerBy, offered.at.getTime()) + 30 * DAY_MS);
  const startsOn = dayOf(Date.UTC(starts.getUTCFullYear(), starts.getUTCMonth() + 1, 1));
  const terms = await termsOf(tx, job.id, { answerBy: dayOf(answerBy), startsOn });
  const letterId = uuid();
  const { subject, text } = offerLetter(applicant.fullName.split(" ")[0] ?? "", terms.title);
  await tx.applicationLetter.create({
    data: {
      ...{ id: letterId, applicationId, companyId: job.companyId, batchId: uuid() },
      ...{ status: "sent", tells: "offer", fromStatus: "interview", subject, text, offer: terms },
      ...{ sendAt: offered.at, createdAt: offered.at, endedAt: offered.at },
      writtenByUserId: team.ownerId,
    },
  });
  const readAt = new Date(offered.at.getTime() + 3_600_000);
  await tx.applicationMessage.create({
    data: {
      ...{ id: letterId, applicationId, authorUserId: team.ownerId, isFromApplicant: false },
      ...{ text, sentAt: offered.at, readAt },
    },
  });
  await makeOffer(tx, { letterId, applicationId, terms, now: offered.at });
  if (progress !== "hired" || !hired) return;
  await tx.applicationOffer.update({
    where: { id: letterId },
    data: {
      ...{ status: "accepted", endedAt: new Date(hired.at.getTime() - 7_200_000) },
      answerWords: "Thank you. I'm looking forward to it!",
    },
  });
}
