import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { applicationsWaiting } from "@/lib/analytics/events";
import { applicationMoved } from "@/lib/applications/events";
import { jobReviewed } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { reactions as ofApplications } from "../applications/application-news.tasks";
import { changeCompanyNews } from "../digests/timings.commands";
import { changePreferences } from "../preferences.commands";
import { reactions } from "./team-news.tasks";

const sink = setUpMailSink();
setUpDatabase();

const DAY = "2026-11-21";
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function react({ name }: { name: string }, payload: object): Promise<void> {
  for (const reaction of reactions) if (reaction.event === name) await reaction.run(payload);
}

async function aCompany() {
  const companyId = await makeCompany();
  const jobId = await makeJob({ companyId, title: "Bread baker" });
  return { companyId, jobId, member: await aMemberOf(companyId) };
}

async function send(jobId: string, days: number) {
  const { id: userId } = await makeUser({ fullName: "Ines Carvalho" });
  return makeApplication({ userId, jobId, at: daysAgo(days), resumeId: null });
}

const told = (userId: string) =>
  db.notification.findMany({ where: { userId }, select: { kind: true, title: true, path: true } });

describe("applications that wait", () => {
  it("are announced in one digest per member and day, for all of their companies", async () => {
    const one = await aCompany();
    const other = await aCompany();
    await db.companyMember.create({
      data: { companyId: other.companyId, userId: one.member.id, role: "recruiter" },
    });
    await send(one.jobId, 8);
    await send(other.jobId, 9);
    await send(other.jobId, 2);

    for (const { companyId } of [one, other, one]) {
      await react(applicationsWaiting, { companyId, day: DAY });
    }

    expect(await told(one.member.id)).toEqual([
      {
        kind: "applications_waiting",
        title: "2 applications wait for your answer",
        // The company whose application is the oldest.
        path: `/employer/applications?view=table&companyId=${other.companyId}&waiting=unanswered&sort=oldest`,
      },
    ]);
    expect(await told(other.member.id)).toMatchObject([
      { title: "1 application waits for your answer" },
    ]);
    expect(sink.mails).toHaveLength(2);
    expect(sink.mails[0]?.words).not.toContain("Ines");
  });

  it("are not announced once they have a response, nor to someone who has left", async () => {
    const { companyId, jobId, member } = await aCompany();
    const { id } = await send(jobId, 8);
    await db.application.update({ where: { id }, data: { status: "in_review" } });
    await react(applicationsWaiting, { companyId, day: DAY });
    await send(jobId, 8);
    await db.companyMember.deleteMany({ where: { userId: member.id } });
    await react(applicationsWaiting, { companyId, day: DAY });

    expect(await told(member.id)).toEqual([]);
  });

  it("are announced through the chosen channels", async () => {
    const { companyId, jobId, member } = await aCompany();
    await send(jobId, 8);
    await changePreferences(member, { mail: { applications_waiting: false } });

    await react(applicationsWaiting, { companyId, day: DAY });

    expect(await told(member.id)).toHaveLength(1);
    expect(sink.mails).toEqual([]);
  });
});

describe("an application that was withdrawn", () => {
  it("is a kind of its own, which a member can turn off", async () => {
    const { companyId, jobId, member } = await aCompany();
    const colleague = await aMemberOf(companyId);
    const { id: applicationId } = await send(jobId, 1);
    await db.application.update({
      where: { id: applicationId },
      data: { status: "withdrawn", decidedAt: new Date() },
    });
    const off = { application_withdrawn: false };
    await changePreferences(member, { site: off });
    await changeCompanyNews(member, { companyId, timings: { application_withdrawn: "off" } });

    const event = { id: randomUUID(), applicationId, kind: "withdrawn" };
    for (const { event: name, run } of ofApplications) {
      if (name === applicationMoved.name) await run(event);
    }

    expect(await told(member.id)).toEqual([]);
    expect(await told(colleague.id)).toMatchObject([
      { kind: "application_withdrawn", title: "Ines Carvalho withdrew from Bread baker" },
    ]);
    expect(sink.mails).toHaveLength(1);
  });
});

describe("a review", () => {
  const decided = (jobId: string, userId: string, values: object = {}) =>
    react(jobReviewed, { jobId, version: 2, userId, decision: "live", reason: null, ...values });

  it("is announced to the author, once, through the chosen channels", async () => {
    const { companyId, jobId, member } = await aCompany();
    const colleague = await aMemberOf(companyId);

    await decided(jobId, member.id);
    await decided(jobId, member.id);
    await changeCompanyNews(member, { companyId, timings: { job_reviewed: "off" } });
    const reason = "Say what the pay is.";
    await decided(jobId, member.id, { version: 3, decision: "edit_approved", reason });
    // A refusal comes whatever anyone chose.
    await decided(jobId, member.id, { version: 4, decision: "edit_rejected", reason });

    expect(await told(colleague.id)).toEqual([]);
    expect(await told(member.id)).toEqual([
      { kind: "job_reviewed", title: "“Bread baker” is live", path: `/employer/jobs/${jobId}` },
      {
        kind: "job_reviewed",
        title: "Your change to “Bread baker” was accepted",
        path: `/employer/jobs/${jobId}`,
      },
      {
        kind: "job_reviewed",
        title: "Your change to “Bread baker” wasn't accepted",
        path: `/employer/jobs/${jobId}`,
      },
    ]);
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([
      "“Bread baker” is live",
      "Your change to “Bread baker” wasn't accepted",
    ]);
    expect(sink.mails.map(({ raw }) => raw.includes("List-Unsubscribe:"))).toEqual([true, false]);
  });

  it("is announced to the team if the author has left, and never to a stranger", async () => {
    const { companyId, jobId, member } = await aCompany();
    const colleague = await aMemberOf(companyId);
    await db.companyMember.deleteMany({ where: { userId: member.id } });

    await decided(jobId, member.id, { decision: "rejected", reason: "No such place." });

    expect(await told(member.id)).toEqual([]);
    expect(await told(colleague.id)).toMatchObject([{ title: "“Bread baker” wasn't accepted" }]);
  });

  it("of a deleted posting is not announced", async () => {
    const { jobId, member } = await aCompany();
    await db.job.delete({ where: { id: jobId } });

    await decided(jobId, member.id);

    expect(await told(member.id)).toEqual([]);
  });
});
