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
    open: 2,
    unopened: {
      ...{ count: 1, since: expect.any(String) },
      people: [{ id: unopened.id, name: "Ines Carvalho", isHidden: false }],
    },
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
  const blind = await findWaitingWork(member);
  const hidden = `Applicant ${unopened.reference}`;
  expect(blind.interviews[0]?.name).toBe(hidden);
  expect(blind.unopened.people).toEqual([{ id: unopened.id, name: hidden, isHidden: true }]);
});

it("names the first three people who wait", async () => {
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId });
  const member = await aMemberOf(companyId);
  for (const day of [4, 1, 3, 2]) {
    const { id: userId } = await makeUser();
    const at = new Date(Date.now() - day * 86_400_000);
    const { id } = await makeApplication({ userId, jobId, at });
    const data = { fullName: `Day ${day}` };
    await db.applicationDetails.update({ where: { applicationId: id }, data });
  }

  const { unopened, open } = await findWaitingWork(member);

  expect(unopened.count).toBe(4);
  expect(unopened.people.map(({ name }) => name)).toEqual(["Day 4", "Day 3", "Day 2"]);
  expect(open).toBe(4);
});
