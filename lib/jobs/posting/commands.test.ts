import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCity } from "@/lib/testing/factories";
import { aPosting, makeTeam } from "@/lib/testing/posting";
import { moveJob } from "../commands";
import { searchJobs } from "../queries";
import { postJob } from "./commands";

setUpDatabase();

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe("postJob", () => {
  it("puts a verified company's posting live at once, with its place recognised", async () => {
    const { id: cityId } = await makeCity();
    const { actor, companyId, userId } = await makeTeam();

    const receipt = await postJob(actor, aPosting(companyId));

    expect(receipt).toMatchObject({ status: "live", reviewReasons: [], scheduledFor: null });
    const job = await db.job.findUniqueOrThrow({
      where: { id: receipt.id },
      include: { places: true, skills: true },
    });
    expect(job).toMatchObject({
      postedById: userId,
      timeZone: "Asia/Kolkata",
      workMode: "on_site",
    });
    expect(job.postedAt).not.toBeNull();
    expect(job.places).toMatchObject([{ cityId, countryCode: "IN" }]);
    expect(job.skills).toHaveLength(2);
    expect(await queuedEvents("jobs.published")).toMatchObject([{ jobIds: [receipt.id] }]);
  });

  it("sends an unverified company's posting to review and says why, and no search finds it", async () => {
    const { actor, companyId } = await makeTeam({ isVerifiedCompany: false });

    const receipt = await postJob(actor, aPosting(companyId));

    expect(receipt.status).toBe("in_review");
    expect(receipt.reviewReasons).toEqual([expect.stringContaining("isn't verified yet")]);
    expect(await queuedEvents("jobs.published")).toEqual([]);
  });

  it("holds a posting that asks for money or leads away, whoever posts it", async () => {
    const { actor, companyId } = await makeTeam();
    const description =
      "Pay a refundable deposit of 50 dollars, then message us on WhatsApp or see https://other.example/apply";

    const receipt = await postJob(actor, aPosting(companyId, { description }));

    expect(receipt.status).toBe("in_review");
    expect(receipt.reviewReasons).toHaveLength(3);
  });

  it("posts once, however often it is sent", async () => {
    const { actor, companyId } = await makeTeam();
    const posting = aPosting(companyId);

    const receipts = await Promise.all([postJob(actor, posting), postJob(actor, posting)]);

    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(await db.job.count()).toBe(1);
  });

  it("points out a near copy, even of two posted at once, and posts it if intended", async () => {
    const { actor, companyId } = await makeTeam();

    const both = await Promise.allSettled([
      postJob(actor, aPosting(companyId)),
      postJob(actor, aPosting(companyId)),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const again = postJob(actor, aPosting(companyId, { title: "Bread Baker" }));
    await expect(again).rejects.toMatchObject({
      code: "conflict",
      fields: { acceptsNearCopy: [expect.stringContaining("Bread baker")] },
    });
    await postJob(actor, aPosting(companyId, {}, { acceptsNearCopy: true }));
    expect(await db.job.count()).toBe(2);
  });

  it("compares with ended postings for a week, and never with another company's", async () => {
    const first = await makeTeam();
    const second = await makeTeam();
    const { id } = await postJob(first.actor, aPosting(first.companyId));
    await moveJob(id, "closed");
    await expect(postJob(first.actor, aPosting(first.companyId))).rejects.toMatchObject({
      message: expect.stringContaining("ended less than 7 days ago"),
    });

    await postJob(second.actor, aPosting(second.companyId));
    await db.job.update({
      where: { id },
      data: { endedAt: new Date(Date.now() - 8 * 24 * HOUR_MS) },
    });

    await postJob(first.actor, aPosting(first.companyId));
  });

  it("refuses someone who isn't, or is no longer, a member of the company", async () => {
    const { companyId } = await makeTeam();
    const stranger = await makeTeam();
    const left = await makeTeam();
    await db.companyMember.deleteMany({ where: { userId: left.userId } });

    const refused = { code: "not_found" };
    await expect(postJob(stranger.actor, aPosting(companyId))).rejects.toMatchObject(refused);
    await expect(postJob(left.actor, aPosting(left.companyId))).rejects.toMatchObject(refused);
    expect(await db.job.count()).toBe(0);
  });

  it("refuses a suspended company", async () => {
    const { actor, companyId } = await makeTeam();
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });

    await expect(postJob(actor, aPosting(companyId))).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    [{ deadline: "2020-01-01" }, {}, ["deadline", "Choose today or a later day"]],
    [{ deadline: "2090-01-01" }, {}, ["deadline", "Choose a day within a year from now"]],
    [{}, { scheduledFor: inHours(-1) }, ["scheduledFor", "Choose a later time"]],
    [{}, { scheduledFor: inHours(9000) }, ["scheduledFor", "Choose a time within a year from now"]],
    [
      { deadline: inHours(24).slice(0, 10) },
      { scheduledFor: inHours(100) },
      ["deadline", "Choose a day after it goes live"],
    ],
  ])("refuses impossible days: %o %o", async (values, terms, [field = "", sentence]) => {
    const { actor, companyId } = await makeTeam();

    await expect(postJob(actor, aPosting(companyId, values, terms))).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: [sentence] },
    });
  });

  it.each([
    ["Remote", 250],
    ["Remote, India", 1],
    ["Remote (Germany)", 1],
  ])("reads %s as remote work, from the place it names or anywhere", async (location, least) => {
    const { actor, companyId } = await makeTeam();

    const { id } = await postJob(actor, aPosting(companyId, { location }));

    const job = await db.job.findUniqueOrThrow({ where: { id } });
    expect(job.workMode).toBe("remote");
    expect(job.eligibleCountries.length >= least - 5).toBe(true);
    expect(job.eligibleCountries.length <= least).toBe(true);
  });

  it("reads Remote as a work mode, and keeps a place that no map knows", async () => {
    const { actor, companyId } = await makeTeam();
    const values = { location: "Remote", workMode: "remote", eligibleCountries: ["IN", "IN"] };

    const remote = await postJob(actor, aPosting(companyId, values));
    const odd = await postJob(
      actor,
      aPosting(
        companyId,
        { location: "Nowhere-by-the-Sea", title: "Keeper of the light" },
        { acceptsNearCopy: true },
      ),
    );

    const jobs = await db.job.findMany({
      where: { id: { in: [remote.id, odd.id] } },
      orderBy: { id: "asc" },
      select: { id: true, workMode: true, location: true, eligibleCountries: true },
    });
    expect(jobs).toContainEqual({
      id: remote.id,
      workMode: "remote",
      location: "Remote",
      eligibleCountries: ["IN"],
    });
    expect(jobs).toContainEqual({
      id: odd.id,
      workMode: "on_site",
      location: "Nowhere-by-the-Sea",
      eligibleCountries: [],
    });
    const found = await searchJobs(EMPTY_QUERY);
    expect(found.jobs).toHaveLength(2);
  });
});
