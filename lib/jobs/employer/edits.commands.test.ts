import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob, makeSource } from "@/lib/testing/factories";
import { editableContent, makeEmployerJob } from "@/lib/testing/posting";
import { editJob } from "./edits.commands";
import { findEmployerJob } from "./history.queries";

setUpDatabase();

const HALF_PAGE = "Bake bread for forty cafés.\n\n- Start at five\n- Shape by hand";

const read = (jobId: string) =>
  db.job.findUniqueOrThrow({ where: { id: jobId }, include: { edit: true } });

describe("editJob", () => {
  it("keeps a live posting live, updates the search, and records who wrote which version", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const content = await editableContent(jobId, { title: "Night baker", description: HALF_PAGE });

    const outcome = await editJob(actor, jobId, { version: 1, content });

    expect(outcome).toEqual({ state: "saved", version: 2 });
    expect(await read(jobId)).toMatchObject({ title: "Night baker", status: "live", version: 2 });
    expect(await queuedEvents("jobs.edited")).toMatchObject([{ jobIds: [jobId] }]);
    const view = await findEmployerJob(actor, jobId);
    expect(view?.history).toMatchObject([
      {
        version: 2,
        by: "Asha Rao",
        changes: [
          { field: "Title", before: "Bread baker", after: "Night baker", lines: null },
          { field: "Description" },
        ],
      },
    ]);
    expect(view?.history[0]?.changes[1]?.lines).toEqual([
      { kind: "same", text: "Bake bread for forty cafés." },
      { kind: "same", text: "" },
      { kind: "removed", text: "- Start at four" },
      { kind: "added", text: "- Start at five" },
      { kind: "same", text: "- Shape by hand" },
    ]);
  });

  it("holds a change of visa sponsorship, which decides for some people whether they can apply", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    await db.job.update({ where: { id: jobId }, data: { visaSponsorship: "offered" } });
    const content = await editableContent(jobId, { visaSponsorship: "not_offered" });

    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({
      state: "in_review",
    });
    expect((await findEmployerJob(actor, jobId))?.proposed?.changes).toEqual([
      { field: "Visa sponsorship", before: "Offered", after: "Not offered", lines: null },
    ]);
    expect((await read(jobId)).visaSponsorship).toBe("offered");
  });

  it("changes the rating criteria, which no one has to review", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    const content = await editableContent(jobId, { criteria: ["Craft", "Care"] });

    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({ state: "saved" });
    expect((await read(jobId)).criteria).toEqual(["Craft", "Care"]);
    expect((await findEmployerJob(actor, jobId))?.history[0]?.changes).toEqual([
      { field: "Ratings", before: "", after: "Craft, Care", lines: null },
    ]);
  });

  it("does nothing when nothing has changed, and saves once for a double click", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const same = await editableContent(jobId);
    expect(await editJob(actor, jobId, { version: 1, content: same })).toMatchObject({
      state: "unchanged",
    });

    const content = { ...same, title: "Night baker" };
    const outcomes = await Promise.all([
      editJob(actor, jobId, { version: 1, content }),
      editJob(actor, jobId, { version: 1, content }),
    ]);

    expect(outcomes.map(({ state }) => state).sort()).toEqual(["saved", "unchanged"]);
    expect((await read(jobId)).version).toBe(2);
  });

  it("says who changed what when two people edit at once, and loses neither change", async () => {
    const { jobId, companyId, actor } = await makeEmployerJob();
    const other = await aMemberOf(companyId);
    const [mine, theirs] = [
      await editableContent(jobId, { title: "Mine" }),
      await editableContent(jobId, { title: "Theirs", skills: ["Baking"] }),
    ];

    const results = await Promise.allSettled([
      editJob(actor, jobId, { version: 1, content: mine }),
      editJob(other, jobId, { version: 1, content: theirs }),
    ]);

    const refused = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(refused.reason).toMatchObject({ code: "conflict" });
    expect(refused.reason.message).toMatch(/^Asha Rao changed the title( and skills)? just now\./);
    expect(await editJob(actor, jobId, { version: 2, content: mine })).toMatchObject({
      state: expect.stringMatching(/saved|unchanged/),
    });
  });

  it("isn't stopped by someone who only paused the posting", async () => {
    const { jobId, actor } = await makeEmployerJob();
    await db.job.update({ where: { id: jobId }, data: { status: "paused", version: 4 } });
    const content = await editableContent(jobId, { title: "Night baker" });

    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({ version: 5 });
    expect((await read(jobId)).status).toBe("paused");
  });

  it("keeps the version that someone applied to", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const applicant = await makeUser();
    const { id } = await makeApplication({ userId: applicant.id, jobId });
    await editJob(actor, jobId, {
      version: 1,
      content: await editableContent(jobId, { title: "New" }),
    });

    const application = await db.application.findUniqueOrThrow({
      where: { id },
      include: { snapshot: true },
    });
    expect(application.snapshot.title).toBe("Bread baker");
    expect((await findEmployerJob(actor, jobId))?.history).toHaveLength(1);
  });

  it("keeps a text of 20,000 characters whole and shows what changed", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const description = "Bread, every day.\n".repeat(1111).trim();
    await editJob(actor, jobId, {
      version: 1,
      content: await editableContent(jobId, { description }),
    });

    expect((await read(jobId)).description).toBe(description);
    expect((await findEmployerJob(actor, jobId))?.history[0]?.changes[0]?.field).toBe(
      "Description",
    );
  });

  it("doesn't exist for strangers, seekers and former members", async () => {
    const { jobId, companyId, actor } = await makeEmployerJob();
    const stranger = await aMemberOf(await companyOf(await makeJob()));
    const seeker = await asActor(await makeUser());
    const left = { ...actor, companies: [] };
    const content = await editableContent(jobId, { title: "Mine now" });

    for (const nobody of [stranger, seeker, left]) {
      await expect(editJob(nobody, jobId, { version: 1, content })).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await findEmployerJob(nobody, jobId)).toBeNull();
    }
    expect((await read(jobId)).companyId).toBe(companyId);
  });

  for (const status of ["closed", "expired", "removed"] as const) {
    it(`refuses to edit one that is ${status}`, async () => {
      const { jobId, actor } = await makeEmployerJob();
      await db.job.update({ where: { id: jobId }, data: { status, endedAt: new Date() } });
      const content = await editableContent(jobId, { title: "Again" });

      await expect(editJob(actor, jobId, { version: 1, content })).rejects.toMatchObject({
        code: "conflict",
      });
    });
  }

  it("refuses imported postings, and a deadline in the past", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const late = await editableContent(jobId, { deadline: "2020-01-01" });
    await expect(editJob(actor, jobId, { version: 1, content: late })).rejects.toMatchObject({
      code: "invalid",
      fields: { deadline: ["Choose today or a later day"] },
    });

    const sourceId = await makeSource("Careers feed");
    await db.job.update({ where: { id: jobId }, data: { sourceId, reference: "1" } });
    const content = await editableContent(jobId, { title: "Mine" });
    await expect(editJob(actor, jobId, { version: 1, content })).rejects.toThrow("Careers feed");
  });

  it("updates the reasons why a posting is in review", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const held = { status: "in_review" as const, reviewReasons: ["It asks for money."] };
    await db.job.update({ where: { id: jobId }, data: held });

    const fee = await editableContent(jobId, {
      description: "There is a training fee of 5 dollars.",
    });
    await editJob(actor, jobId, { version: 1, content: fee });
    expect((await read(jobId)).reviewReasons).toEqual([expect.stringContaining("training fee")]);
    const clean = await editableContent(jobId, { description: "Bake bread." });
    await editJob(actor, jobId, { version: 2, content: clean });

    expect(await read(jobId)).toMatchObject({
      status: "in_review",
      reviewReasons: [expect.stringContaining("review it again")],
    });
  });

  it("sends a rejected posting to review again", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const refused = { status: "rejected", rejectionReason: "No pay stated" } as const;
    await db.job.update({ where: { id: jobId }, data: refused });
    const content = await editableContent(jobId, { education: "Any" });
    await editJob(actor, jobId, { version: 1, content });

    expect(await read(jobId)).toMatchObject({ status: "in_review", rejectionReason: null });
  });
});
