import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { applicationMoved, messageSent } from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { aMemberOf, anAssigned } from "@/lib/testing/applications/making";
import { applyAndTell } from "@/lib/testing/company-news";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";

const sink = setUpMailSink();
setUpDatabase();

async function setUp() {
  const companyId = await makeCompany();
  const [jobId, otherJobId] = [
    await makeJob({ companyId, title: "Bread baker" }),
    await makeJob({ companyId }),
  ];
  const recruiter = await aMemberOf(companyId);
  const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
  const stranger = await anAssigned(companyId, "hiring_manager", { jobIds: [otherJobId] });
  const { applicationId, userId } = await applyAndTell(jobId);
  const interviewer = await anAssigned(companyId, "interviewer", {
    applicationIds: [applicationId],
  });
  return { recruiter, manager, stranger, interviewer, applicationId, userId };
}

const titles = async ({ id: userId }: { id: string }) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
    ({ title }) => title,
  );
async function mailsTo({ id }: { id: string }) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id } });
  return sink.mailsTo(email);
}

it("hiring managers are told of applications for their jobs, and of no others", async () => {
  const { recruiter, manager, stranger, interviewer, applicationId, userId } = await setUp();
  const { id } = await db.applicationMessage.create({
    data: { applicationId, isFromApplicant: true, authorUserId: userId, text: "When is it?" },
  });
  await react(messageSent, { id, applicationId });

  const told = ["Ines Carvalho applied for Bread baker", "Ines Carvalho wrote about Bread baker"];
  expect(await titles(manager)).toEqual(told);
  expect(await titles(recruiter)).toEqual(told);
  expect((await mailsTo(manager)).map(({ mail }) => mail.subject)).toEqual(told);
  expect(await titles(stranger)).toEqual([]);
  // Interviewers don't read what applicants write.
  expect(await titles(interviewer)).toEqual([]);
});

it("reviewers are told that someone withdrew", async () => {
  const { interviewer, stranger, applicationId } = await setUp();
  await db.application.update({
    where: { id: applicationId },
    data: { status: "withdrawn", decidedAt: new Date() },
  });
  await react(applicationMoved, { id: randomUUID(), applicationId, kind: "withdrawn" });

  expect(await titles(interviewer)).toEqual(["Ines Carvalho withdrew from Bread baker"]);
  expect(await titles(stranger)).toEqual([]);
});

it("an email about a message accepts replies only from those who may write", async () => {
  env().REPLY_ADDRESS = "reply@inbound.example.org";
  const { recruiter, manager, applicationId, userId } = await setUp();
  const { id } = await db.applicationMessage.create({
    data: { applicationId, isFromApplicant: true, authorUserId: userId, text: "When is it?" },
  });
  await react(messageSent, { id, applicationId });

  const addresses = await db.replyAddress.findMany({ where: { applicationId } });
  expect(addresses.map((address) => address.userId)).toEqual([recruiter.id]);
  expect((await mailsTo(manager)).at(-1)?.mail.replyTo).toBeUndefined();
});
