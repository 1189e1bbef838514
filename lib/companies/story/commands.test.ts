import { describe, expect, it } from "vitest";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { changeStory } from "./commands";
import { findStory, readOwnStory } from "./queries";
import { storyInput } from "./schema";

setUpDatabase();

const STORY = {
  tagline: "Builds quays.",
  reasons: [{ title: "Soup", text: "Every day." }],
  benefits: ["A bicycle", "28 days of holiday"],
  quote: { text: "I stayed.", name: "Ines", role: "Diver since 2019" },
};
const EMPTY = { tagline: null, reasons: [], benefits: [], quote: null };

describe("what a company says about working there", () => {
  it("is shown at once, and can be removed", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    expect(await findStory(companyId)).toEqual(EMPTY);

    await changeStory(owner, companyId, storyInput.parse(STORY));
    await expect.poll(() => findStory(companyId)).toEqual(STORY);

    await changeStory(owner, companyId, storyInput.parse({ ...EMPTY, tagline: " " }));
    await expect.poll(() => findStory(companyId)).toEqual(EMPTY);
  });

  it("never overwrites someone else's change", async () => {
    const companyId = await makeCompany();
    const owner = await aMemberOf(companyId, "owner");
    const { version } = await readOwnStory(owner, companyId);
    await changeStory(owner, companyId, { ...STORY, version });

    await expect(changeStory(owner, companyId, { ...EMPTY, version })).rejects.toMatchObject({
      code: "conflict",
    });

    expect(await readOwnStory(owner, companyId)).toEqual({ ...STORY, version: version + 1 });
  });

  it("can be changed only by owners, and read back only by members", async () => {
    const companyId = await makeCompany();
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");

    await expect(changeStory(recruiter, companyId, EMPTY)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(changeStory(stranger, companyId, EMPTY)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(readOwnStory(stranger, companyId)).rejects.toMatchObject({ code: "not_found" });
    expect(await readOwnStory(recruiter, companyId)).toMatchObject(EMPTY);
  });

  it.each([
    ["a reason without a title", { ...EMPTY, reasons: [{ title: " ", text: "Soup." }] }],
    ["too many reasons", { ...EMPTY, reasons: Array(5).fill({ title: "Soup", text: "" }) }],
    ["a quote without a name", { ...EMPTY, quote: { text: "I stayed.", name: "", role: "" } }],
    ["a tagline on two lines", { ...EMPTY, tagline: "Builds\nquays" }],
    ["a benefit that is too long", { ...EMPTY, benefits: ["x".repeat(121)] }],
  ])("may not have %s", (_, input) => {
    expect(storyInput.safeParse(input).success).toBe(false);
  });
});
