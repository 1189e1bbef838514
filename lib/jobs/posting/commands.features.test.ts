import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, editableContent, makeEmployerJob, makeTeam } from "@/lib/testing/posting";
import { editJob } from "../employer/edits.commands";
import { postJob } from "./commands";
import { emptyFields } from "./form-fields";
import { previewPosting } from "./preview.queries";
import { postSpecJob } from "./spec-api.commands";
import { specPosting } from "./spec-api.schema";

setUpDatabase();
async function offer(value: object): Promise<void> {
  await db.siteSetting.create({ data: { name: "features", value } });
  await loadSettings();
}
afterEach(forgetSettings);

const SAID = "State what the job pays";
const PAY = { min: 48_000, max: null, currency: "EUR", period: "year" } as const;

describe("on a site where pay is required", () => {
  beforeEach(() => offer({ requiredPay: true }));

  it("refuses a posting without pay, and accepts one with it", async () => {
    const { actor, companyId } = await makeTeam();

    await expect(postJob(actor, aPosting(companyId, { pay: null }))).rejects.toMatchObject({
      code: "invalid",
      fields: { pay: [SAID] },
    });
    expect(await db.job.count()).toBe(0);

    expect(await postJob(actor, aPosting(companyId, { pay: PAY }))).toMatchObject({
      status: "live",
    });
  });

  it("names the call's own field in the specification's call", async () => {
    const { actor } = await makeTeam();
    const body = specPosting.parse({
      title: "Customs clerk",
      location: "Remote",
      jobType: "Full-time",
      category: "Finance",
      experienceLevel: 1.5,
      description: "Keep tariff codes right.",
      skillsRequired: ["SQL"],
      postedBy: "00000000-0000-4000-8000-000000000000",
    });

    await expect(postSpecJob(actor, body)).rejects.toMatchObject({ fields: { salary: [SAID] } });
  });

  it("requires pay when an older posting is changed, but not when nothing is", async () => {
    const { jobId, actor } = await makeEmployerJob();
    await db.job.update({
      where: { id: jobId },
      data: { payMin: null, payMax: null, payCurrency: null, payPeriod: null },
    });
    const same = await editableContent(jobId, {});
    expect(await editJob(actor, jobId, { version: 1, content: same })).toMatchObject({
      state: "unchanged",
    });

    const content = await editableContent(jobId, { title: "Night baker" });
    await expect(editJob(actor, jobId, { version: 1, content })).rejects.toMatchObject({
      fields: { pay: [SAID] },
    });
  });

  it("says so in the preview until an amount is typed", async () => {
    const { actor, companyId } = await makeTeam();
    const errorsWith = async (payMin: string) => {
      const fields = { ...emptyFields("EUR"), payMin };
      return (await previewPosting(actor, { companyId, fields })).errors;
    };

    expect(await errorsWith("")).toMatchObject({ payMin: SAID });
    expect(await errorsWith("48000")).not.toHaveProperty("payMin");
    expect(await errorsWith("much")).not.toMatchObject({ payMin: SAID });
  });
});

describe("on a site where a job type is hidden", () => {
  beforeEach(() => offer({ hiddenTypes: ["freelance"] }));
  const HIDDEN = { jobType: ["This site has no such jobs. Choose another job type"] };

  it("refuses a new posting of that type, and accepts others", async () => {
    const { actor, companyId } = await makeTeam();

    await expect(
      postJob(actor, aPosting(companyId, { jobType: "freelance" })),
    ).rejects.toMatchObject({ code: "invalid", fields: HIDDEN });
    expect(await postJob(actor, aPosting(companyId))).toMatchObject({ status: "live" });
  });

  it("lets a posting keep that type, and no other get it", async () => {
    const { jobId, actor } = await makeEmployerJob();
    const freelance = await editableContent(jobId, { jobType: "freelance" });
    await expect(editJob(actor, jobId, { version: 1, content: freelance })).rejects.toMatchObject({
      fields: HIDDEN,
    });

    await db.job.update({ where: { id: jobId }, data: { jobType: "freelance" } });
    const content = await editableContent(jobId, { title: "Night baker" });
    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({ state: "saved" });
  });

  it("starts the form with the first type that isn't hidden", () => {
    expect(emptyFields("EUR", ["freelance"]).jobType).toBe("full_time");
    expect(emptyFields("EUR", ["full_time", "part_time"]).jobType).toBe("contract");
  });
});
