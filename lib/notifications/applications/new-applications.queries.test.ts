import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { applicationMoved, applicationSubmitted, messageSent } from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { makeApplication } from "@/lib/testing/applications/making";
import {
  applyToBakery as apply,
  reactWithNews as react,
  titlesOf,
} from "@/lib/testing/applications/news";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { setUpStorage } from "@/lib/testing/storage";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();

describe("an application", () => {
  it("shares the day's entry in the bell, which is cleared by opening all of them", async () => {
    const { seeker, member, event } = await apply();
    const { jobId } = await db.application.findUniqueOrThrow({
      where: { id: event.applicationId },
    });
    await react(applicationSubmitted, event);
    const other = await makeUser();
    const second = await makeApplication({ userId: other.id, jobId, fullName: "Bo Li" });
    const secondEvent = { id: randomUUID(), applicationId: second.id };
    await react(applicationSubmitted, secondEvent);
    await react(applicationSubmitted, secondEvent);

    const entries = () => db.notification.findMany({ where: { userId: member.id } });
    expect(await entries()).toMatchObject([
      {
        title: "2 new applications for Bread baker",
        text: "From Bo Li and Ines Carvalho.",
        path: `/employer/applications?jobId=${jobId}`,
        readAt: null,
      },
    ]);
    expect(sink.mails.filter(({ recipients }) => recipients[0] !== seeker.email)).toHaveLength(3);

    const open = async (id: string) => {
      await db.application.update({ where: { id }, data: { viewedAt: new Date() } });
      await react(applicationMoved, { id: randomUUID(), applicationId: id, kind: "viewed" });
    };
    await open(second.id);
    expect(await entries()).toMatchObject([{ readAt: null }]);
    await open(event.applicationId);
    expect((await entries())[0]?.readAt).not.toBeNull();
  });

  it("that is withdrawn unopened doesn't keep the bell's entry unread", async () => {
    const { member, event } = await apply();
    await react(applicationSubmitted, event);
    const { applicationId } = event;
    const data = { status: "withdrawn" as const, decidedAt: new Date() };
    await db.application.update({ where: { id: applicationId }, data });
    await react(applicationMoved, { id: randomUUID(), applicationId, kind: "withdrawn" });

    const kind = "new_application";
    const [entry] = await db.notification.findMany({ where: { userId: member.id, kind } });
    expect(entry?.readAt).not.toBeNull();
  });

  it("of another day has an entry of its own", async () => {
    const { member, event } = await apply();
    const { jobId } = await db.application.findUniqueOrThrow({
      where: { id: event.applicationId },
    });
    await react(applicationSubmitted, event);
    const at = new Date(Date.now() - 2 * 86_400_000);
    const { id } = await makeApplication({ userId: (await makeUser()).id, jobId, at });
    await react(applicationSubmitted, { id: randomUUID(), applicationId: id });
    await db.application.update({ where: { id }, data: { viewedAt: new Date() } });
    await react(applicationMoved, { id: randomUUID(), applicationId: id, kind: "viewed" });

    const entries = await db.notification.findMany({
      where: { userId: member.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ readAt }) => readAt !== null)).toEqual([false, true]);
  });

  it("to a company that screens blind is announced without a name", async () => {
    const { companyId, member, reference, event } = await apply("in_review");
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    const { applicationId } = event;
    const text = "Call Ines Carvalho on +351 912 345 678";
    const { id } = await db.applicationMessage.create({
      data: { applicationId, isFromApplicant: true, text },
    });
    await react(applicationSubmitted, event);
    await react(messageSent, { id, applicationId });

    expect(await titlesOf(member.id)).toEqual([
      `Applicant ${reference} applied for Bread baker`,
      `Applicant ${reference} wrote about Bread baker`,
    ]);
    const address = (await db.user.findUniqueOrThrow({ where: { id: member.id } })).email;
    const toMember = sink.mails.filter(({ recipients }) => recipients[0] === address);
    expect(toMember).toHaveLength(2);
    for (const { words } of toMember) {
      expect(words).not.toContain("Carvalho");
      expect(words).not.toContain("912");
    }
  });
});
