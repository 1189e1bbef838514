import { afterEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings, loadSettings } from "@/lib/platform/settings";
import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import { setUpDatabase } from "@/lib/testing/database";
import { aPosting, editableContent, makeEmployerJob, makeTeam } from "@/lib/testing/posting";
import { putReferenced } from "../by-reference/commands";
import { editJob } from "../employer/edits.commands";
import { APPLY_HERE } from "./apply-address";
import { postJob } from "./commands";
import { emptyFields, readFields, toFields } from "./form-fields";
import { APPLY_ADDRESS_REQUIRED, NO_APPLY_ADDRESS } from "./limits.schema";
import { previewPosting } from "./preview.queries";
import { postSpecJob } from "./spec-api.commands";
import { specPosting } from "./spec-api.schema";
import { checkFields } from "./validation";

setUpDatabase();
afterEach(forgetSettings);

async function applyOn(value: ApplyOn): Promise<void> {
  await db.siteSetting.create({ data: { name: "features", value: { applyOn: value } } });
  await loadSettings();
}

const ADDRESS = "https://careers.example.com/jobs/7";
const REQUIRED = { code: "invalid", fields: { applyUrl: [APPLY_ADDRESS_REQUIRED] } };
const HERE = { code: "invalid", fields: { applyUrl: [APPLY_HERE] } };

const addressOf = async (id: string) =>
  (await db.job.findUniqueOrThrow({ where: { id } })).applyUrl;

const specBody = (more: object = {}) =>
  specPosting.parse({
    title: "Customs clerk",
    location: "Remote",
    jobType: "Full-time",
    category: "Finance",
    experienceLevel: 1.5,
    description: "Keep tariff codes right.",
    skillsRequired: ["SQL"],
    ...more,
  });

describe("the form", () => {
  const typed = (applyAt: string, applyUrl: string) => ({
    ...emptyFields("EUR"),
    ...{ title: "Baker", location: "Pune", description: "Bake.", applyAt, applyUrl },
  });

  it.each([
    ["here", ADDRESS, null],
    ["", ADDRESS, null],
    ["elsewhere", ADDRESS, ADDRESS],
    ["elsewhere", " careers.example.com/jobs/7 ", ADDRESS],
  ])("reads the choice %j with the address %j", (place, address, read) => {
    expect(checkFields(typed(place, address), null).input?.applyUrl).toBe(read);
  });

  it.each([
    ["", APPLY_ADDRESS_REQUIRED],
    ["  ", APPLY_ADDRESS_REQUIRED],
    ["soon", NO_APPLY_ADDRESS],
    ["http://careers.example.com", NO_APPLY_ADDRESS],
    ["javascript:alert(1)", NO_APPLY_ADDRESS],
    ["mailto:jobs@example.com", NO_APPLY_ADDRESS],
    ["https://localhost/jobs", NO_APPLY_ADDRESS],
    [`https://example.com/${"a".repeat(2048)}`, NO_APPLY_ADDRESS],
  ])("refuses %j", (address, sentence) => {
    expect(checkFields(typed("elsewhere", address), null).errors).toEqual({ applyUrl: sentence });
  });

  it("starts with applying on this site, or with the posting's choice", async () => {
    const { jobId } = await makeEmployerJob();
    expect(readFields(emptyFields("EUR"), null)).toMatchObject({ applyUrl: null });
    const here = toFields(await editableContent(jobId));
    expect(here).toMatchObject({ applyAt: "here", applyUrl: "" });
    const elsewhere = toFields(await editableContent(jobId, { applyUrl: ADDRESS }));
    expect(elsewhere).toMatchObject({ applyAt: "elsewhere", applyUrl: ADDRESS });
    expect(readFields(elsewhere, null)).toMatchObject({ applyUrl: ADDRESS });
  });
});

describe("on a site where employers choose", () => {
  it("posts with an address, which an edit replaces or removes", async () => {
    const { actor, companyId } = await makeTeam();
    const { id } = await postJob(actor, aPosting(companyId, { applyUrl: ADDRESS }));
    expect(await addressOf(id)).toBe(ADDRESS);

    const content = await editableContent(id, { applyUrl: null });
    expect(await editJob(actor, id, { version: 1, content })).toMatchObject({ state: "saved" });
    expect(await addressOf(id)).toBeNull();
  });

  it("sends an unverified company's change of the address to review", async () => {
    const { jobId, actor } = await makeEmployerJob({ isVerified: false });
    const content = await editableContent(jobId, { applyUrl: ADDRESS });
    expect(await editJob(actor, jobId, { version: 1, content })).toMatchObject({
      state: "in_review",
    });
  });

  it("says in the preview that the address is missing, and shows the page with one", async () => {
    const { actor, companyId } = await makeTeam();
    const preview = (applyUrl: string) => {
      const fields = { ...emptyFields("EUR"), applyAt: "elsewhere", applyUrl };
      return previewPosting(actor, { companyId, fields });
    };
    expect(await preview("")).toMatchObject({
      errors: { applyUrl: APPLY_ADDRESS_REQUIRED },
      job: { applyUrl: null },
    });
    const { errors, job } = await preview(ADDRESS);
    expect(errors).not.toHaveProperty("applyUrl");
    expect(job).toMatchObject({ applyUrl: ADDRESS, isExternal: true });
  });

  it("holds a posting whose address hides its target", async () => {
    const { actor, companyId } = await makeTeam();
    const reasonsOf = async (applyUrl: string) => {
      const posting = aPosting(companyId, { applyUrl });
      await postJob(actor, { ...posting, acceptsNearCopy: true });
      const { risk } = await db.job.findFirstOrThrow({ where: { applyUrl } });
      return (risk as { rule: string }[]).map(({ rule }) => rule);
    };
    expect(await reasonsOf("https://bit.ly/3xyz")).toContain("hiding_link");
    expect(await reasonsOf(ADDRESS)).toEqual([]);
  });

  it("accepts the address in the specification's call", async () => {
    const { actor } = await makeTeam();
    const { id } = await postSpecJob(actor, specBody({ applyUrl: ADDRESS }));
    expect(await addressOf(id)).toBe(ADDRESS);
  });
});

describe("on a site where people apply on the site", () => {
  it("refuses an address, however it is sent", async () => {
    await applyOn("site");
    const { actor, companyId } = await makeTeam();
    const posting = aPosting(companyId, { applyUrl: ADDRESS });
    await expect(postJob(actor, posting)).rejects.toMatchObject(HERE);
    await expect(postSpecJob(actor, specBody({ applyUrl: ADDRESS }))).rejects.toMatchObject(HERE);
    const at = { source: "ats", reference: "1" };
    const sent = { posting: posting.posting, acceptsNearCopy: false };
    await expect(putReferenced(actor, at, sent)).rejects.toMatchObject(HERE);
    expect(await db.job.count()).toBe(0);
    expect(await postJob(actor, aPosting(companyId))).toMatchObject({ status: "live" });
  });

  it("leaves an older posting as it is until it is changed", async () => {
    const { jobId, actor } = await makeEmployerJob();
    await db.job.update({ where: { id: jobId }, data: { applyUrl: ADDRESS } });
    await applyOn("site");
    const same = await editableContent(jobId);
    expect(await editJob(actor, jobId, { version: 1, content: same })).toMatchObject({
      state: "unchanged",
    });
    const content = await editableContent(jobId, { title: "Night baker" });
    await expect(editJob(actor, jobId, { version: 1, content })).rejects.toMatchObject(HERE);
    const here = { ...content, applyUrl: null };
    expect(await editJob(actor, jobId, { version: 1, content: here })).toMatchObject({
      state: "saved",
    });
  });
});

describe("on a site where people apply elsewhere", () => {
  it("requires an address for a new posting, however it is sent", async () => {
    await applyOn("outside");
    const { actor, companyId } = await makeTeam();
    await expect(postJob(actor, aPosting(companyId))).rejects.toMatchObject(REQUIRED);
    await expect(postSpecJob(actor, specBody())).rejects.toMatchObject(REQUIRED);
    const fields = emptyFields("EUR");
    expect((await previewPosting(actor, { companyId, fields })).errors).toMatchObject({
      applyUrl: APPLY_ADDRESS_REQUIRED,
    });
    const posting = aPosting(companyId, { applyUrl: ADDRESS });
    expect(await postJob(actor, posting)).toMatchObject({ status: "live" });
  });

  it("requires it when an older posting is changed, but not when nothing is", async () => {
    const { jobId, actor } = await makeEmployerJob();
    await applyOn("outside");
    const same = await editableContent(jobId);
    expect(await editJob(actor, jobId, { version: 1, content: same })).toMatchObject({
      state: "unchanged",
    });
    const content = await editableContent(jobId, { title: "Night baker" });
    await expect(editJob(actor, jobId, { version: 1, content })).rejects.toMatchObject(REQUIRED);
  });
});
