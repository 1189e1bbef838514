import { expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { applyToJob } from "@/lib/applications/commands";
import { moveApplication } from "@/lib/applications/moves.commands";
import { answerOffer } from "@/lib/applications/offers/commands";
import { withdrawApplication } from "@/lib/applications/status.commands";
import { editJob } from "@/lib/jobs/employer/edits.commands";
import { changeJobs } from "@/lib/jobs/employer/lifecycle.commands";
import { postJob } from "@/lib/jobs/posting/commands";
import { db } from "@/lib/platform/db/client";
import { aSubmission, makeApplicant } from "@/lib/testing/applications/applying";
import { ACCEPTANCE, aLetter, makeApplication, someTerms } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, editableContent } from "@/lib/testing/posting";
import { setUpWebhooks } from "@/lib/testing/services/webhooks";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import type { WebhookEvent } from "./choices.schema";

// People's actions, and the events that a company's webhook gets.

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { scene, send, aHook, bodies } = setUpWebhooks(server);

type AppliedPeople = { id: string; seeker: Actor; employer: Actor };

/** Someone who has applied. The events about that are deleted. */
async function applied(status: "submitted" | "interview"): Promise<AppliedPeople> {
  const { actor: seeker, user } = await makeApplicant();
  const { id } = await makeApplication({ userId: user.id, jobId: scene.jobId, status });
  await db.outgoingEvent.deleteMany();
  return { id, seeker, employer: scene.by.actor };
}

async function offered(): Promise<AppliedPeople & { offerId: string }> {
  const application = await applied("interview");
  const tell = aLetter({ when: "now", offer: someTerms() });
  const move = { to: "offer", version: 1, note: null, tell } as const;
  const { letter } = await moveApplication(application.employer, application.id, move);
  await db.outgoingEvent.deleteMany();
  return { ...application, offerId: letter?.id ?? "" };
}

const DOINGS: Record<WebhookEvent, () => Promise<object>> = {
  "job.published": async () => {
    const { id } = await postJob(scene.by.actor, aPosting(scene.companyId));
    return { job: { id, title: "Bread baker", status: "live" } };
  },
  "job.changed": async () => {
    const content = await editableContent(scene.jobId, { title: "Night baker" });
    await editJob(scene.by.actor, scene.jobId, { version: 1, content });
    return { job: { id: scene.jobId } };
  },
  "job.ended": async () => {
    await changeJobs(scene.by.actor, { action: "close", jobIds: [scene.jobId], message: "" });
    return { job: { id: scene.jobId, status: "closed" } };
  },
  "application.received": async () => {
    const applicant = await makeApplicant();
    const { application } = await applyToJob(applicant.actor, scene.jobId, aSubmission(applicant));
    return { job: { id: scene.jobId }, application: { id: application.id, status: "submitted" } };
  },
  "application.moved": async () => {
    const { id, employer } = await applied("submitted");
    await moveApplication(employer, id, { to: "interview", version: 1, note: null, tell: null });
    return { job: { id: scene.jobId }, application: { id, status: "interview" } };
  },
  "application.withdrawn": async () => {
    const { id, seeker } = await applied("submitted");
    await withdrawApplication(seeker, id);
    return { job: { id: scene.jobId }, application: { id, status: "withdrawn" } };
  },
  "offer.accepted": async () => {
    const { id, seeker, offerId } = await offered();
    await answerOffer(seeker, offerId, ACCEPTANCE);
    return { application: { id }, offer: { id: offerId, status: "accepted" } };
  },
};

it.each(Object.entries(DOINGS))("the event %s is sent when it happens", async (type, act) => {
  // Without verification, the company's postings and changes would be reviewed first.
  await db.company.update({
    where: { id: scene.companyId },
    data: { verifiedAt: new Date(), verifiedBy: "an admin" },
  });
  await aHook({ events: [type] });
  const data = await act();
  // As if the time for undoing were over.
  await db.$executeRaw`UPDATE outgoing_events SET due_at = now()`;
  await send();
  expect(bodies()).toMatchObject([{ type, data }]);
});
