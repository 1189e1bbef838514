import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import type { JobCategory } from "@/lib/shared/categories/codes";
import { categoryOfSlug, offeredCategories } from "@/lib/shared/categories/known";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { findLanding } from "../public/landings.queries";
import { addCategory, mergeCategory } from "./commands";
import { moveMergedJobs } from "./merging.commands";
import { type CategoryInput, categoryInput } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const add = (given: Partial<CategoryInput> = {}) => {
  const rest = { slug: "", icon: "blocks", accent: 9, parent: null, words: [] };
  const input = categoryInput.parse({ name: "Skilled trades", ...rest, ...given });
  return addCategory(admin, input, aClient());
};
const merge = (code: JobCategory, into: JobCategory) =>
  mergeCategory(admin, { code, into }, aClient());
const found = async (slug: string) => {
  dropCached();
  return (await findMatches(parseSearchQuery({ category: slug }), 10)).total;
};

describe("mergeCategory", () => {
  it("gives jobs, subcategories and addresses to the other one, at once and then permanently", async () => {
    const code = await add();
    const part = await add({ name: "Plumbing", parent: "own_10" });
    const jobId = await makeJob({ title: "Roofer", category: code });
    await makeJob({ title: "Programmer", category: "it" });
    expect(part).toBe("own_11");
    await merge("own_10", "it");

    expect(await found("skilled-trades")).toBe(2);
    expect(await findLanding("category", "it")).toMatchObject({ count: 2 });
    expect(offeredCategories().find((one) => one.code === "own_11")?.parent).toBe("it");
    expect((await db.job.findUnique({ where: { id: jobId } }))?.category).toBe("own_10");

    await moveMergedJobs();
    await moveMergedJobs();
    expect((await db.job.findUnique({ where: { id: jobId } }))?.category).toBe("it");
    expect([await found("skilled-trades"), await found("it")]).toEqual([2, 2]);
  });

  it("redirects what was merged before to the new target", async () => {
    await add();
    await add({ name: "Crafts" });
    await merge("own_11", "own_10");
    await merge("own_10", "design");
    expect([categoryOfSlug("crafts"), categoryOfSlug("skilled-trades")]).toEqual([
      "design",
      "design",
    ]);
  });

  it("makes a subcategory a main category when its parent is merged into it", async () => {
    await add();
    await add({ name: "Plumbing", parent: "own_10" });
    await merge("own_10", "own_11");
    expect(offeredCategories().find((one) => one.code === "own_11")?.parent).toBeNull();
  });

  it.each([
    ["other", "it", "The category for everything else has to stay."],
    ["it", "it", "Choose another category than itself."],
    ["it", "own_10", "Choose the category that its jobs go to"],
  ] as const)("refuses to merge %s into %s", async (code, into, message) => {
    await expect(merge(code, into)).rejects.toMatchObject({ fields: { into: [message] } });
  });

  it("can't be repeated", async () => {
    await merge("it", "design");
    await expect(merge("it", "design")).rejects.toMatchObject({ code: "not_found" });
  });
});
