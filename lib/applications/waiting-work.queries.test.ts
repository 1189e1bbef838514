import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { inDays, someTimes } from "@/lib/testing/applications/interview-times";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { inviteToInterview } from "./interviews/commands";
import { offerTimes } from "./interviews/slots.commands";
import { withdrawApplication } from "./status.commands";
import { findWaitingWork } from "./waiting-work.queries";

setUpDatabase();

const NONE = { count: 0, since: null };

it("counts what waits in one's own companies, and lists the week's interviews by name", async () => {
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId });
  const member = await aMemberOf(companyId);
  const stranger = await aMemberOf(await makeCompany("Other"));
  const send = async (at?: Date) => {
    const { id: userId } = await makeUser();
    return makeApplication({ userId, jobId, ...(at ? { at } : {}) });
  };
  const old = new Date(Date.now() - 9 * 86_400_000);
  const [unopened, unanswered] = [await send(), await send(old)];
  await db.application.update({ where: { id: unanswered.id }, data: { viewedAt: old } });
  await db.applicationMessage.create({
    data: { applicationId: unanswered.id, isFromApplicant: true, text: "Hello?", sentAt: old },
  });
  const gone = await asActor(await makeUser());
  const withdrawn = await makeApplication({ userId: gone.id, jobId });
  await withdrawApplication(gone, withdrawn.id);
  await offerTimes(member, someTimes([unanswered.id]));
  const invite = (startsAt: string) =>
    inviteToInterview(member, unopened.id, {
      ...{ id: randomUUID(), startsAt, minutes: 30, timeZone: "UTC", place: "Pier 1", note: null },
      interviewerIds: [member.id],
    });
  const { id: interviewId } = await invite(inDays(2));
  await invite(inDays(12));

  const work = await findWaitingWork(member);

  expect(work).toMatchObject({
    open: { count: 2, since: old.toISOString() },
    unopened: { count: 1, since: expect.any(String) },
    unanswered: { count: 1, since: old.toISOString() },
    unread: { count: 1, since: old.toISOString() },
    ...{ times: { count: 1 }, letters: NONE, offers: NONE },
  });
  expect(work.interviews).toMatchObject([
    { id: interviewId, name: "Ines Carvalho", interviewers: [{ id: member.id }] },
  ]);
  const nothing = { ...{ unopened: NONE, unanswered: NONE, unread: NONE }, interviews: [] };
  expect(await findWaitingWork(stranger)).toMatchObject(nothing);
  expect(await findWaitingWork(await asActor(await makeUser()))).toMatchObject(nothing);

  await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
  expect((await findWaitingWork(member)).interviews[0]?.name).toBe(
    `Applicant ${unopened.reference}`,
  );
});
