import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { parseSearchQuery } from "@/lib/search/search-query";
import { setUpDatabase } from "@/lib/testing/database";
import { aCustomField, aPosting, makeTeam, setCustomFields } from "@/lib/testing/posting";
import { editJob } from "../employer/edits.commands";
import { findEmployerJob } from "../employer/history.queries";
import { findPublicJob } from "../public/detail.queries";
import { loadListings } from "../public/listings.queries";
import { searchJobs } from "../queries";
import { postJob } from "./commands";
import { toContent } from "./content.queries";
import { createDraft } from "./drafts.commands";
import { findOwnDraft } from "./drafts.queries";
import { emptyFields, toFields } from "./form-fields";
import { previewPosting } from "./preview.queries";
import { findPostingFields } from "./queries";

setUpDatabase();
afterEach(forgetSettings);

const SHIFT = aCustomField({
  ...{ key: "shift", name: "Shift", kind: "choice", isFilter: true, isOnCard: true },
  choices: ["Day", "Night"],
});
const HOUSING = aCustomField({ key: "housing", name: "Housing", kind: "yes_no", isFilter: true });
const UNIFORM = aCustomField();

async function post(customFields: object) {
  const team = await makeTeam();
  const receipt = await postJob(team.actor, aPosting(team.companyId, { customFields }));
  return { ...team, id: receipt.id };
}

async function change(
  { id, actor, companyId }: { id: string; actor: Parameters<typeof editJob>[0]; companyId: string },
  customFields: object,
) {
  const { posting } = aPosting(companyId, { customFields });
  const { version } = await db.job.findUniqueOrThrow({ where: { id } });
  return editJob(actor, id, { version, content: await toContent(posting, companyId) });
}

const statedBy = async (id: string) => {
  const job = await findPublicJob(id);
  if (job === null || job === "gone") throw new Error("not public");
  return job.customFields.map(({ name, text }) => `${name}: ${text}`);
};
const find = async (address: string) =>
  (await searchJobs(parseSearchQuery(Object.fromEntries(new URLSearchParams(address))))).jobs.map(
    ({ id }) => id,
  );

describe("a posting with the site's own fields", () => {
  beforeEach(() => setCustomFields(SHIFT, HOUSING, UNIFORM));

  it("shows its values on its page, its card and in the API", async () => {
    const { id } = await post({ housing: true, shift: "Night", uniform: " Black " });

    expect(await statedBy(id)).toEqual(["Shift: Night", "Housing: Yes", "Uniform: Black"]);
    expect((await db.job.findUniqueOrThrow({ where: { id } })).customFields).toEqual({
      ...{ shift: "night", housing: true, uniform: "Black" },
    });
    const { jobs } = await searchJobs(parseSearchQuery({}));
    const [listing] = await loadListings(jobs);
    expect(listing?.customFields[0]).toEqual({
      ...{ key: "shift", name: "Shift", kind: "choice", value: "night", text: "Night" },
      ...{ isOnCard: true, isOnPage: true },
    });
  });

  it.each([
    [{ shift: "dawn" }, "shift", "Choose one of these: Day, Night"],
    [{ housing: "perhaps" }, "housing", "Choose yes or no"],
    [{ uniform: "x".repeat(20_000) }, "uniform", "Use at most 300 characters"],
    [{ gone: "x" }, "gone", "This site has no such field"],
  ])("refuses %#, beside its field", async (customFields, key, sentence) => {
    await expect(post(customFields)).rejects.toMatchObject({
      code: "invalid",
      fields: { [`customFields.${key}`]: [sentence] },
    });
    expect(await db.job.count()).toBe(0);
  });

  it("is found by choices and by yes or no, by one of each field and all fields together", async () => {
    const night = (await post({ shift: "night", housing: true })).id;
    const day = (await post({ shift: "day", housing: false })).id;
    await post({});

    expect(await find("field.shift=night")).toEqual([night]);
    expect((await find("field.shift=night,day")).sort()).toEqual([night, day].sort());
    expect(await find("field.shift=night,day&field.housing=no")).toEqual([day]);
    expect(await find("field.shift=night&field.housing=no")).toEqual([]);
    expect(await find("field.nothing=night")).toEqual([]);
    expect(await find("field.UNIFORM=black&field.=x")).toHaveLength(3);
  });

  it("records a change under the field's name, and none if only the field is renamed", async () => {
    const job = await post({ shift: "night" });
    await setCustomFields({ ...SHIFT, name: "Working hours" }, HOUSING);
    expect(await change(job, { shift: "night" })).toMatchObject({ state: "unchanged" });

    expect(await change(job, { shift: "day", housing: "no" })).toMatchObject({ state: "saved" });

    const view = await findEmployerJob(job.actor, job.id);
    expect(view?.history.map(({ changes }) => changes)).toEqual([
      [
        { field: "Working hours", before: "Night", after: "Day", lines: null },
        { field: "Housing", before: "", after: "No", lines: null },
      ],
    ]);
    expect(await find("field.shift=day")).toEqual([job.id]);
    expect(await find("field.shift=night")).toEqual([]);
  });

  it("is copied with its fields, and a draft keeps what is typed, valid or not", async () => {
    const { id, actor, companyId } = await post({ shift: "night", housing: true });
    const copied = await findPostingFields(actor, id);
    expect(copied?.fields.customFields).toEqual({ shift: "night", housing: "yes" });

    const customFields = { shift: "dawn", uniform: "x".repeat(20_000), gone: "y" };
    const fields = { ...emptyFields("EUR"), customFields };
    await createDraft(actor, { kind: "draft", companyId, fields });

    expect((await findOwnDraft(actor, companyId))?.fields.customFields).toEqual(customFields);
  });

  it("is previewed with its valid values, and says beside the others what is wrong", async () => {
    const { actor, companyId } = await makeTeam();
    const customFields = { shift: "night", uniform: "x".repeat(400) };
    const { job, errors } = await previewPosting(actor, {
      companyId,
      fields: { ...emptyFields("EUR"), customFields },
    });

    expect(job.customFields.map(({ text }) => text)).toEqual(["Night"]);
    expect(errors).toMatchObject({ "customFields.uniform": "Use at most 300 characters" });
  });

  it("is assessed by the values of its fields, too", async () => {
    const text = "Pay a refundable deposit of 200 EUR by gift card on Telegram before you start";
    const { id } = await post({ uniform: text });

    const { riskScore } = await db.job.findUniqueOrThrow({ where: { id } });
    expect(riskScore).toBeGreaterThan(0);
  });
});

describe("a field that is required", () => {
  beforeEach(() => setCustomFields({ ...SHIFT, isRequired: true }, HOUSING));

  it("must be filled in for new postings, and for older ones when they are changed", async () => {
    const missing = { fields: { "customFields.shift": ["Shift is required"] } };
    await expect(post({})).rejects.toMatchObject(missing);
    await setCustomFields(SHIFT, HOUSING);
    const job = await post({});
    await setCustomFields({ ...SHIFT, isRequired: true }, HOUSING);

    expect(await change(job, {})).toMatchObject({ state: "unchanged" });
    await expect(change(job, { housing: true })).rejects.toMatchObject(missing);
    expect(await change(job, { housing: true, shift: "day" })).toMatchObject({ state: "saved" });
  });
});

describe("a field or a choice that is retired", () => {
  it("stays in the postings that state it, and may be sent again", async () => {
    await setCustomFields(SHIFT, HOUSING);
    const job = await post({ shift: "night", housing: true });
    const [day, night] = SHIFT.choices;
    if (!day || !night) throw new Error("no choices");
    const choices = [day, { ...night, isRetired: true }];
    await setCustomFields({ ...SHIFT, choices }, { ...HOUSING, isRetired: true, isRequired: true });

    expect(await statedBy(job.id)).toEqual(["Shift: Night", "Housing: Yes"]);
    expect(await change(job, { shift: "night", housing: "yes" })).toMatchObject({
      state: "unchanged",
    });
    expect(await change(job, { shift: "night" })).toMatchObject({ state: "saved" });
    const { customFields } = await db.job.findUniqueOrThrow({ where: { id: job.id } });
    expect(customFields).toEqual({ shift: "night" });
  });

  it("disappears from postings once it is deleted, and they can still be changed", async () => {
    await setCustomFields(SHIFT, HOUSING);
    const job = await post({ shift: "night", housing: true });
    await setCustomFields(HOUSING);

    expect(await statedBy(job.id)).toEqual(["Housing: Yes"]);
    const view = await findEmployerJob(job.actor, job.id);
    expect(view && toFields(view.content).customFields).toEqual({ housing: "yes" });
    expect(await change(job, { housing: "no" })).toMatchObject({ state: "saved" });
  });
});
