import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { editJob } from "@/lib/jobs/employer/edits.commands";
import { findEmployerJob } from "@/lib/jobs/employer/history.queries";
import { postJob } from "@/lib/jobs/posting/commands";
import { publishDueJobs } from "@/lib/jobs/posting/release.commands";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { searchJobs } from "@/lib/jobs/queries";
import { loadContents } from "@/lib/jobs/stored-content.queries";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { companyOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { appealDecision } from "./appeals.commands";
import { decideItem, takeDown } from "./decisions.commands";
import { listEmployerJobDecisions } from "./decisions.queries";
import type { ItemKind } from "./decisions.schema";
import { openItem } from "./queue/open-item.queries";
import { listQueue } from "./queue/queries";
import { reportJob } from "./reports.commands";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const approve = { isApproved: true, reason: "" };
const refuse = (reason = "Say what the pay is") => ({ isApproved: false, reason });
const read = (id: string) => db.job.findUniqueOrThrow({ where: { id } });
async function found(): Promise<string[]> {
  // Other processes learn of an event when it commits, this one a moment later.
  dropCached();
  const { jobs } = await searchJobs({ ...EMPTY_QUERY, query: "bread baker" });
  return jobs.map(({ id }) => id);
}

async function queued(kind: ItemKind | "" = "") {
  return (await listQueue(admin, { kind, sort: "oldest" })).items;
}

/** A posting by a company that no one has verified. */
async function aFirstPosting() {
  const team = await makeTeam({ isVerifiedCompany: false });
  const { id } = await postJob(team.actor, aPosting(team.companyId));
  return { ...team, jobId: id };
}

describe("a posting in review", () => {
  it("waits, is rejected with a reason, corrected, approved and found", async () => {
    const { actor, jobId } = await aFirstPosting();
    expect(await found()).toEqual([]);
    expect(await queued()).toMatchObject([{ kind: "job", id: jobId, title: "Bread baker" }]);
    const { version } = await read(jobId);

    await decideItem(admin, { kind: "job", id: jobId }, { ...refuse(), version });

    expect(await queued()).toEqual([]);
    expect(await findEmployerJob(actor, jobId)).toMatchObject({
      status: "rejected",
      reasons: ["Say what the pay is"],
    });
    const { companyId: _, ...content } = (await loadContents([jobId])).get(jobId) ?? ({} as never);
    const pay = { min: 20, max: null, currency: "USD", period: "hour" as const };
    await editJob(actor, jobId, { version: version + 1, content: { ...content, pay } });
    expect(await queued("job")).toMatchObject([{ id: jobId }]);
    const again = await read(jobId);
    expect(again).toMatchObject({ status: "in_review", rejectionReason: null });

    const verdict = { ...approve, version: again.version };
    const twice = await Promise.allSettled([
      decideItem(admin, { kind: "job", id: jobId }, verdict),
      decideItem(admin, { kind: "job", id: jobId }, verdict),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await read(jobId)).toMatchObject({ status: "live", reviewReasons: [] });
    expect(await found()).toEqual([jobId]);
    const log = await db.auditEntry.findMany({
      where: { targetId: jobId },
      orderBy: { at: "asc" },
    });
    expect(log.map(({ action }) => action)).toEqual(["job.rejected", "job.edited", "job.approved"]);
    expect(await queuedEvents("moderation.decided")).toHaveLength(2);
    expect(await queuedEvents("jobs.reviewed")).toMatchObject([
      { version: version + 1, decision: "rejected", reason: "Say what the pay is" },
      { version: again.version + 1, decision: "live", reason: null, userId: actor.id },
    ]);
    const decisions = await listEmployerJobDecisions(actor, jobId);
    expect(decisions.map(({ kind, by }) => [kind, by])).toEqual([
      ["job_approved", null],
      ["job_rejected", null],
    ]);
  });

  it("is approved for its scheduled day, and not reviewed again then", async () => {
    const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
    const scheduledFor = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await postJob(actor, aPosting(companyId, {}, { scheduledFor }));
    const { version } = await read(id);

    await decideItem(admin, { kind: "job", id }, { ...approve, version });
    expect(await read(id)).toMatchObject({ status: "draft" });
    await publishDueJobs(new Date(Date.now() + 7_200_000));

    expect(await read(id)).toMatchObject({ status: "live" });
  });

  it("is decided only after it was opened, and only by admins", async () => {
    const { actor, jobId } = await aFirstPosting();
    const { version } = await read(jobId);
    const about = { kind: "job" as const, id: jobId };

    const newer = { ...approve, version: version + 1 };
    await expect(decideItem(admin, about, newer)).rejects.toMatchObject({ code: "conflict" });
    await expect(decideItem(admin, about, approve)).rejects.toMatchObject({ code: "invalid" });
    const half = await asActor(await makeUser({ userType: "admin" }));
    for (const stranger of [actor, half]) {
      await expect(decideItem(stranger, about, { ...approve, version })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(listQueue(stranger, { kind: "", sort: "risk" })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(openItem(stranger, about)).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await openItem(admin, about)).toMatchObject({ kind: "job", version });
  });
});

describe("reports", () => {
  const report = (jobId: string, client = aClient(), actor: Actor | null = null) =>
    reportJob(actor, { jobId, client, category: "scam", text: "They asked me for money." });

  it("count a person once per version of a posting, with an account or without", async () => {
    const jobId = await makeJob();
    const [client, reader] = [aClient(), await asActor(await makeUser())];

    await Promise.all([report(jobId, client), report(jobId, client)]);
    await report(jobId, client, reader);
    await report(jobId, aClient(), reader);

    expect(await queued()).toMatchObject([{ kind: "report", id: jobId, count: 2 }]);
    await db.job.update({ where: { id: jobId }, data: { version: { increment: 1 } } });
    await report(jobId, client);
    expect(await queued()).toMatchObject([{ count: 3 }]);
    expect(JSON.stringify(await db.jobReport.findMany())).not.toContain(client.address);
  });

  it("are limited, and only about public postings", async () => {
    const jobId = await makeJob();
    const client = aClient();
    for (let i = 0; i < 10; i += 1) await report(jobId, client);
    await expect(report(jobId, client)).rejects.toMatchObject({ code: "rate_limited" });
    await db.job.update({ where: { id: jobId }, data: { status: "in_review" } });
    await expect(report(jobId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("end when the posting is removed, or they are dismissed", async () => {
    const jobId = await makeJob();
    const { slug } = await read(jobId);
    await report(jobId);
    await decideItem(admin, { kind: "report", id: jobId }, approve);
    expect(await queued()).toEqual([]);
    expect(await found()).toEqual([jobId]);
    await expect(decideItem(admin, { kind: "report", id: jobId }, approve)).rejects.toMatchObject({
      code: "conflict",
    });

    await report(jobId);
    await db.job.update({ where: { id: jobId }, data: { version: { increment: 1 } } });
    await report(jobId);
    await decideItem(admin, { kind: "report", id: jobId }, refuse("It asks people to pay."));

    expect(await found()).toEqual([]);
    expect(await findPublicJob(slug)).toBe("gone");
    expect(await queuedEvents("jobs.ended")).toMatchObject([{ jobIds: [jobId] }]);
  });

  it("hold the next posting with that text, whoever posts it", async () => {
    const team = await makeTeam();
    const description =
      "You sort letters in a quiet room by the harbour, five mornings a week, and are home at noon.";
    const first = await postJob(team.actor, aPosting(team.companyId, { description }));
    await takeDown(admin, first.id, "The company does not exist at this address.");
    const other = await makeTeam();

    const copy = await postJob(other.actor, aPosting(other.companyId, { description }));

    expect(copy.status).toBe("in_review");
    expect(await read(copy.id)).toMatchObject({
      riskScore: 60,
      risk: [{ rule: "removed_text", words: "Bread baker" }],
    });
  });
});

describe("an appeal", () => {
  const why = "The fee is what our customers pay, not the applicants.";

  it("is made once, decided by another admin, and reverses the rejection if granted", async () => {
    const { actor, jobId } = await aFirstPosting();
    const { version } = await read(jobId);
    await decideItem(admin, { kind: "job", id: jobId }, { ...refuse(), version });
    const [decision] = await listEmployerJobDecisions(actor, jobId);
    const id = decision?.id ?? "";
    expect(decision).toMatchObject({ canAppeal: true, appeal: null });

    const { actor: stranger } = await makeTeam();
    await expect(appealDecision(stranger, id, why)).rejects.toMatchObject({ code: "not_found" });
    await Promise.all([appealDecision(actor, id, why), appealDecision(actor, id, why)]);

    expect(await queued()).toMatchObject([{ kind: "appeal", id, title: "Bread baker" }]);
    const colleague = await anAdmin();
    await expect(decideItem(admin, { kind: "appeal", id }, approve)).rejects.toMatchObject({
      code: "forbidden",
    });
    await decideItem(colleague, { kind: "appeal", id }, approve);

    expect(await read(jobId)).toMatchObject({ status: "live", rejectionReason: null });
    expect(await queued()).toEqual([]);
    await expect(decideItem(colleague, { kind: "appeal", id }, approve)).rejects.toMatchObject({
      code: "conflict",
    });
    const [latest] = await listEmployerJobDecisions(actor, jobId);
    expect(latest).toMatchObject({ kind: "job_reinstated", canAppeal: false });
  });

  it("is refused with an answer, and restores a removed posting if granted", async () => {
    const { actor, companyId } = await makeTeam();
    const { id: jobId } = await postJob(actor, aPosting(companyId));
    const seeker = await makeUser();
    await makeApplication({ userId: seeker.id, jobId });
    await takeDown(admin, jobId, "Reported as a scam.");
    const [decision] = await listEmployerJobDecisions(actor, jobId);
    await appealDecision(actor, decision?.id ?? "", why);
    expect(await companyOf(jobId)).toBe(companyId);

    const granted = { isApproved: true, reason: "The report was wrong." };
    await decideItem(admin, { kind: "appeal", id: decision?.id ?? "" }, granted);

    expect(await read(jobId)).toMatchObject({ status: "live", endedAt: null });
    expect(await found()).toEqual([jobId]);
  });
});
