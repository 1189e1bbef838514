import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { cacheReads, dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { forgetSettings } from "@/lib/platform/settings";
import { findMatches } from "@/lib/search/queries";
import { parseSearchQuery } from "@/lib/search/search-query";
import { OWN_CODES } from "@/lib/shared/categories/codes";
import { CATEGORY_NAMES, categoryOfSlug } from "@/lib/shared/categories/known";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { findLanding } from "../public/landings.queries";
import { reindexCategory } from "../search-index/reindexing.commands";
import { addCategory, changeCategory, mergeCategory, moveCategory } from "./commands";
import { listCategories, listPublicCategories } from "./queries";
import { type CategoryInput, categoryInput } from "./schema";

setUpDatabase();
afterEach(forgetSettings);

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const input = (given: Partial<CategoryInput> = {}): CategoryInput =>
  categoryInput.parse({
    name: "Skilled trades",
    slug: "",
    icon: "blocks",
    accent: 9,
    parent: null,
    words: [],
    ...given,
  });
const add = (given: Partial<CategoryInput> = {}) => addCategory(admin, input(given), aClient());
const change = (
  code: Parameters<typeof changeCategory>[1]["code"],
  given: Partial<CategoryInput>,
) => changeCategory(admin, { code, input: input(given) }, aClient());
const merge = (
  code: "it" | "other" | `own_1${0 | 1}`,
  into: "it" | "other" | "design" | "own_10",
) => mergeCategory(admin, { code, into }, aClient());
const names = async () => (await listCategories(admin)).map(({ name }) => name);
const found = async (slug: string) => {
  dropCached();
  return (await findMatches(parseSearchQuery({ category: slug }), 10)).total;
};

describe("addCategory", () => {
  it("adds one at the end, with an address made from its name, and records it in the audit log", async () => {
    const code = await add({ words: ["Électricien", "plumber", "plumber"] });
    expect(code).toBe("own_10");
    expect((await listCategories(admin)).at(-1)).toEqual({
      code: "own_10",
      name: "Skilled trades",
      slug: "skilled-trades",
      icon: "blocks",
      accent: 9,
      parent: null,
      words: ["electricien", "plumber"],
      jobs: 0,
    });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "category.added", details: { name: "Skilled trades" } },
    ]);
  });

  it("is only for admins", async () => {
    for (const actor of await noAdmins()) {
      const client = aClient();
      await expect(addCategory(actor, input(), client)).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(
        mergeCategory(actor, { code: "it", into: "other" }, client),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    expect(await db.category.count()).toBe(0);
  });

  it.each([
    [{ name: "finance" }, "name", "There is already a category called Finance"],
    [{ slug: "finance" }, "slug", "“finance” leads to Finance. Choose another address."],
    [{ slug: "own-42" }, "slug", "“own-42” can't be used. Choose another address."],
    [{ name: "日本語" }, "slug", "Enter an address in Latin letters or digits"],
    [
      { parent: "other" },
      "parent",
      "The category for everything else can't have a parent or subcategories",
    ],
    [{ parent: "own_30" }, "parent", "Choose one of the categories"],
  ] as const)("refuses %j", async (given, field, message) => {
    await expect(add(given)).rejects.toMatchObject({ fields: { [field]: [message] } });
    expect(await db.category.count()).toBe(0);
  });

  it("gives each its own code when several are added at once", async () => {
    const codes = await Promise.all(["A", "B", "C", "D"].map((name) => add({ name })));
    expect(new Set(codes).size).toBe(4);
  });

  it("adds as many as there are codes, and another once one was merged long enough ago", async () => {
    for (const code of OWN_CODES) {
      const rest = { icon: "blocks", accent: 1, position: 10, parent: null };
      await db.category.create({
        data: { ...rest, code, name: code, slug: `c-${code.replace("_", "-")}` },
      });
    }
    await expect(add()).rejects.toMatchObject({ code: "conflict" });
    await merge("own_11", "own_10");
    await expect(add()).rejects.toMatchObject({ code: "conflict" });
    const mergedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.category.update({ where: { code: "own_11" }, data: { mergedAt } });
    expect(await add()).toBe("own_11");
    expect(categoryOfSlug("c-own-11")).toBe("own_10");
    expect(CATEGORY_NAMES.own_11).toBe("Skilled trades");
  });
});

describe("changeCategory", () => {
  it("redirects the former address, until the category gets it back", async () => {
    await change("design", { name: "Design & UX", slug: "design-and-ux" });
    expect(categoryOfSlug("design")).toBe("design");
    expect(await names()).toContain("Design & UX");
    await expect(add({ name: "Drawing", slug: "design" })).rejects.toMatchObject({
      fields: { slug: ["“design” leads to Design & UX. Choose another address."] },
    });
    await change("design", { name: "Design", slug: "design" });
    expect((await db.category.findMany())[0]).toMatchObject({
      slug: "design",
      formerSlugs: ["design-and-ux"],
    });
  });

  it("lets a search for its new name find its jobs", async () => {
    await makeJob({ title: "Draughtsman", category: "design" });
    await change("design", { name: "Arts", slug: "arts" });
    await reindexCategory("design");
    dropCached();
    expect((await findMatches(parseSearchQuery({ query: "arts" }), 10)).total).toBe(1);
    expect(await found("design")).toBe(1);
    expect(await findLanding("category", "arts")).toMatchObject({ label: "Arts", count: 1 });
  });

  it("nests one level deep", async () => {
    const code = await add({ parent: "healthcare", name: "Nursing" });
    await expect(add({ name: "Wards", parent: code })).rejects.toMatchObject({
      fields: { parent: ["Nursing is a subcategory. Choose its parent category"] },
    });
    await expect(change("healthcare", { name: "Health", parent: "it" })).rejects.toMatchObject({
      fields: { parent: ["It has subcategories, so it can't become one itself"] },
    });
    await expect(change("it", { name: "IT", parent: "it" })).rejects.toMatchObject({
      fields: { parent: ["A category can't be its own parent"] },
    });
  });

  it("learns of another process's change even if its own is refused", async () => {
    await makeJob({ title: "Draughtsman", category: "design" });
    // Nothing is kept until this process hears of events.
    await vi.waitFor(async () => {
      const before = cacheReads().get("jobs.landings")?.found ?? 0;
      expect(await findLanding("category", "design")).toMatchObject({ label: "Design" });
      expect(cacheReads().get("jobs.landings")?.found).toBeGreaterThan(before);
    });
    const changed = { name: "Arts", slug: "arts", icon: "blocks", accent: 1, position: 3 };
    await db.category.create({ data: { code: "design", ...changed } });
    await expect(add({ name: "Arts" })).rejects.toMatchObject({ code: "invalid" });
    expect(await findLanding("category", "arts")).toMatchObject({ label: "Arts", count: 1 });
  });

  it("returns not found for one that doesn't exist", async () => {
    await expect(change("own_20", {})).rejects.toMatchObject({ code: "not_found" });
  });
});

it("finds a subcategory's jobs in a search for its parent, and counts them there", async () => {
  const code = await add({ parent: "healthcare", name: "Nursing" });
  await makeJob({ title: "Night nurse", category: code });
  await makeJob({ title: "Porter", category: "healthcare" });
  expect([await found("healthcare"), await found("nursing")]).toEqual([2, 1]);
  const result = await findMatches(parseSearchQuery({}), 10);
  const counts = Object.fromEntries(
    result.facets.category.map(({ label, count }) => [label, count]),
  );
  expect(counts).toMatchObject({ Healthcare: 2, "Healthcare › Nursing": 1, IT: 0 });
  expect(await listPublicCategories()).toEqual(
    expect.arrayContaining([
      { slug: "nursing", name: "Nursing", parent: "healthcare", jobs: 1 },
      { slug: "healthcare", name: "Healthcare", parent: null, jobs: 2 },
    ]),
  );
});

describe("moveCategory", () => {
  it("swaps neighbours and does nothing at the ends", async () => {
    const move = (code: "it" | "other", direction: "up" | "down") =>
      moveCategory(admin, { code, direction }, aClient());
    await move("it", "up");
    expect(await db.category.count()).toBe(0);
    await move("it", "down");
    expect((await names()).slice(0, 3)).toEqual(["Marketing", "IT", "Design"]);
    await move("other", "down");
    expect((await names()).at(-1)).toBe("Other");
  });
});
