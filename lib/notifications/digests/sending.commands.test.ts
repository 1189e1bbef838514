import { describe, expect, it } from "vitest";
import { applicationSubmitted, messageSent } from "@/lib/applications/events";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, anAssigned } from "@/lib/testing/applications/making";
import { aDailyReader, applyAndTell, DAILY, nextMorning } from "@/lib/testing/company-news";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { react } from "@/lib/testing/reactions";
import { forgetDigestItems, sendDigests } from "./sending.commands";
import { changeCompanyNews } from "./timings.commands";

const DAY_MS = 86_400_000;
const sink = setUpMailSink();
setUpDatabase();

const addressOf = async ({ id }: { id: string }) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe("a daily digest", () => {
  it("lists the news by job, once, in the morning, and replaces immediate emails", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    const otherJob = await makeJob({ companyId, title: "Pastry chef" });
    const to = await addressOf(member);
    const { event, applicationId, userId } = await applyAndTell(jobId);
    await applyAndTell(otherJob, "Tom Ude");
    await react(applicationSubmitted, event);
    const { id } = await db.applicationMessage.create({
      data: { applicationId, isFromApplicant: true, authorUserId: userId, text: "My secret plan" },
    });
    await react(messageSent, { id, applicationId });
    expect(sink.mailsTo(to)).toEqual([]);
    expect(await db.notification.count({ where: { userId: member.id } })).toBe(3);

    expect(await nextMorning()).toBe(1);
    expect(await nextMorning()).toBe(0);
    await react(applicationSubmitted, event);
    expect(await nextMorning(new Date(Date.now() + 2 * DAY_MS))).toBe(0);

    const [digest, ...more] = sink.mailsTo(to);
    expect(more).toEqual([]);
    expect(digest?.mail.subject).toBe("Daily digest for Acme Bakery: 3 updates");
    const text = digest?.mail.text ?? "";
    for (const said of [
      "Bread baker\n",
      "- Ines Carvalho applied for Bread baker",
      "- Ines Carvalho wrote about Bread baker",
      "Pastry chef\n",
      "- Tom Ude applied for Pastry chef",
      `/employer/applications/${applicationId}`,
    ]) {
      expect(text).toContain(said);
    }
    expect(digest?.words).not.toContain("My secret plan");
  });

  it("waits for its reader's own morning", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    await changeCompanyNews(member, { companyId, timings: {}, timeZone: "Pacific/Auckland" });
    await applyAndTell(jobId);
    await db.digestItem.updateMany({ data: { createdAt: new Date("2026-11-20T10:00:00Z") } });

    // Seven in the morning there is six in the evening before in UTC.
    expect(await sendDigests(new Date("2026-11-20T17:55:00Z"))).toBe(0);
    expect(await sendDigests(new Date("2026-11-20T18:05:00Z"))).toBe(1);
  });

  it("is announced once by two workers at the same time", async () => {
    const { jobId } = await aDailyReader();
    await applyAndTell(jobId);
    const morning = new Date(Date.now() + DAY_MS);

    const counts = await Promise.all([sendDigests(morning), sendDigests(morning)]);

    expect(counts.sort()).toEqual([0, 1]);
  });

  it("hides anyone whom blind screening hides by then", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    const { applicationId } = await applyAndTell(jobId);
    await db.company.update({ where: { id: companyId }, data: { isBlind: true } });
    const { reference } = await db.application.findUniqueOrThrow({ where: { id: applicationId } });

    await nextMorning();

    const [digest] = sink.mailsTo(await addressOf(member));
    expect(digest?.mail.text).toContain(`Applicant ${reference} applied for Bread baker`);
    expect(digest?.words).not.toMatch(/Ines|Carvalho/);
  });

  it("isn't sent when empty: after the applicant withdrew, or to someone who left", async () => {
    const { companyId, jobId, member } = await aDailyReader();
    const colleague = await aMemberOf(companyId);
    await changeCompanyNews(colleague, { companyId, timings: DAILY });
    const { applicationId } = await applyAndTell(jobId);
    await db.companyMember.deleteMany({ where: { userId: colleague.id } });
    await db.application.update({
      where: { id: applicationId },
      data: { status: "withdrawn", decidedAt: new Date() },
    });

    await nextMorning();

    expect(sink.mailsTo(await addressOf(member))).toEqual([]);
    expect(sink.mailsTo(await addressOf(colleague))).toEqual([]);
  });

  it("contains nothing that its reader may no longer read", async () => {
    const { companyId, jobId } = await aDailyReader();
    const manager = await anAssigned(companyId, "hiring_manager", { jobIds: [jobId] });
    await changeCompanyNews(manager, { companyId, timings: DAILY });
    await applyAndTell(jobId);
    await db.jobHiringManager.deleteMany({ where: { userId: manager.id } });

    await nextMorning();

    expect(sink.mailsTo(await addressOf(manager))).toEqual([]);
  });

  it("is sent again when the mail server was away, with the same message id", async () => {
    const { jobId, member } = await aDailyReader();
    await applyAndTell(jobId);
    sink.refuse(1);

    await expect(nextMorning()).rejects.toThrow();
    await nextMorning();

    expect(sink.mailsTo(await addressOf(member))).toHaveLength(1);
  });

  it("is forgotten a month after it was sent", async () => {
    const { jobId } = await aDailyReader();
    await applyAndTell(jobId);
    await forgetDigestItems(new Date(Date.now() + 40 * DAY_MS));
    expect(await db.digestItem.count()).toBe(1);
    await nextMorning();
    await forgetDigestItems(new Date(Date.now() + 40 * DAY_MS));
    expect(await db.digestItem.count()).toBe(0);
  });
});
