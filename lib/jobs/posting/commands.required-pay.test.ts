import { afterEach, beforeEach, expect, it } from "vitest";
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
beforeEach(async () => {
  await db.siteSetting.create({ data: { name: "features", value: { requiredPay: true } } });
  await loadSettings();
});
afterEach(forgetSettings);

const SAID = "State what the job pays";
const PAY = { min: 48_000, max: null, currency: "EUR", period: "year" } as const;

it("refuses a posting without pay, and takes one with it", async () => {
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

it("refuses the specification's call by the call's own field", async () => {
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

it("asks for it when an older posting is changed, not when nothing is", async () => {
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
