import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { canTransition } from "../lifecycle";
import { postJob } from "./commands";
import { publishDueJobs, releaseHeldJobs, releaseVerifiedJobs } from "./release.commands";

setUpDatabase();

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const statusOf = async (id: string) =>
  (await db.job.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

describe("a posting that waits", () => {
  it("waits until its author's address is verified", async () => {
    const { actor, companyId, userId } = await makeTeam({ user: { emailVerifiedAt: null } });

    const receipt = await postJob(actor, aPosting(companyId));
    await releaseHeldJobs(userId);
    expect(receipt.message).toContain("Verify your email address");
    expect(await statusOf(receipt.id)).toBe("draft");

    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
    await Promise.all([releaseHeldJobs(userId), releaseHeldJobs(userId)]);

    expect(await statusOf(receipt.id)).toBe("live");
    expect(await queuedEvents("jobs.published")).toHaveLength(1);
    expect(await queuedEvents("jobs.reviewed")).toEqual([
      { jobId: receipt.id, version: 2, userId, decision: "live", reason: null },
    ]);
  });

  it("goes to review after the address is verified, if there is a reason to", async () => {
    const user = { emailVerifiedAt: null };
    const { actor, companyId, userId } = await makeTeam({ isVerifiedCompany: false, user });
    const { id } = await postJob(actor, aPosting(companyId));
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });

    await releaseHeldJobs(userId);

    expect(await statusOf(id)).toBe("in_review");
    expect(await queuedEvents("jobs.reviewed")).toMatchObject([{ decision: "in_review" }]);
  });

  it("is refused, and its author told why, if its last day passes before its scheduled day", async () => {
    const { actor, companyId } = await makeTeam();
    const { id } = await postJob(actor, aPosting(companyId, {}, { scheduledFor: inHours(2) }));
    await db.job.update({ where: { id }, data: { expiresAt: new Date(Date.now() + HOUR_MS) } });

    await publishDueJobs(new Date(Date.now() + 3 * HOUR_MS));

    const { status, rejectionReason } = await db.job.findUniqueOrThrow({ where: { id } });
    expect({ from: "draft", status, isAllowed: canTransition("draft", status) }).toEqual({
      from: "draft",
      status: "rejected",
      isAllowed: true,
    });
    expect(rejectionReason).toContain("last day passed");
    expect(await queuedEvents("jobs.reviewed")).toMatchObject([
      { decision: "too_late", reason: rejectionReason },
    ]);
    expect(await queuedEvents("jobs.published")).toEqual([]);
  });

  it("isn't released for someone who has left the company", async () => {
    const { actor, companyId, userId } = await makeTeam({ user: { emailVerifiedAt: null } });
    const { id } = await postJob(actor, aPosting(companyId));
    await db.companyMember.deleteMany({ where: { userId } });
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });

    await releaseHeldJobs(userId);

    expect(await statusOf(id)).toBe("draft");
  });

  it("is published on its scheduled day and not before", async () => {
    const { actor, companyId } = await makeTeam();
    const { id, status } = await postJob(
      actor,
      aPosting(companyId, {}, { scheduledFor: inHours(2) }),
    );
    expect(status).toBe("draft");

    await publishDueJobs(new Date(Date.now() + HOUR_MS));
    expect(await statusOf(id)).toBe("draft");
    const due = new Date(Date.now() + 3 * HOUR_MS);
    await Promise.all([publishDueJobs(due), publishDueJobs(due)]);

    expect(await statusOf(id)).toBe("live");
    expect(await queuedEvents("jobs.published")).toHaveLength(1);
  });

  it("is released once its company is verified, unless it is held for its text", async () => {
    const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });
    const plain = await postJob(actor, aPosting(companyId));
    const fee = "There is a registration fee of 20 dollars.";
    const asks = await postJob(actor, aPosting(companyId, { description: fee }));
    await db.company.update({
      where: { id: companyId },
      data: { verifiedAt: new Date(), verifiedBy: "test" },
    });

    await releaseVerifiedJobs([companyId]);

    expect(await statusOf(plain.id)).toBe("live");
    const held = await db.job.findUniqueOrThrow({ where: { id: asks.id } });
    expect(held.status).toBe("in_review");
    expect(held.reviewReasons).toHaveLength(1);
    // What stays where it was is no news.
    expect(await queuedEvents("jobs.reviewed")).toMatchObject([
      { jobId: plain.id, decision: "live" },
    ]);
  });
});
