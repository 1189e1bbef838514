import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { reviewerAssigned } from "@/lib/applications/events";
import { assignReviewer, unassignReviewer } from "@/lib/applications/team/reviewers.commands";
import { anAssigned, makeApplication } from "@/lib/testing/applications/making";
import { titlesOf } from "@/lib/testing/applications/news";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

const scene = setUpHiring({ job: "Bread baker" });

it("tells someone whom they are asked to review, once, and only while they are", async () => {
  const { companyId, employer, seeker, jobId } = scene;
  const { id: applicationId } = await makeApplication({ userId: seeker.id, jobId });
  const { id: userId } = await anAssigned(companyId, "interviewer");
  const place = { applicationId, userId };
  await assignReviewer(employer, place);
  await assignReviewer(employer, place);
  const events = await queuedEvents("applications.reviewer_assigned");
  expect(events).toMatchObject([place]);

  const asked = { id: randomUUID(), ...place };
  await react(reviewerAssigned, asked);
  await react(reviewerAssigned, asked);

  expect(await titlesOf(userId)).toEqual(["You're asked to review Ines Carvalho"]);
  expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([
    "You're asked to review Ines Carvalho",
  ]);

  await unassignReviewer(employer, place);
  await react(reviewerAssigned, { ...asked, id: randomUUID() });
  expect(await titlesOf(userId)).toHaveLength(1);
});
