import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { dropCached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { resetCategoryCards, saveCategoryCards } from "./category-cards.commands";
import { listPopularCategories } from "./category-cards.queries";
import { categoryCardsInput } from "./category-cards.schema";
import { countPopularCategories } from "./popular-categories.queries";
import { POPULAR_CATEGORIES } from "./popular-categories.schema";

setUpDatabase();

let admin: Actor;
beforeEach(async () => {
  admin = await anAdmin();
});

const BAKING = {
  title: "Baking",
  category: null,
  query: "baker",
  icon: "house",
  description: "Bread and what goes with it.",
};
const BOATS = { ...BAKING, title: "Boats", category: "other" as const, query: "boat builder" };
const save = (cards: object[]) =>
  saveCategoryCards(admin, categoryCardsInput.parse({ cards }), aClient());

describe("the cards of popular categories", () => {
  it("are the defaults until an admin changes them, and again after a reset", async () => {
    expect(await listPopularCategories()).toEqual(POPULAR_CATEGORIES);

    await save([BOATS, BAKING]);
    dropCached("content.category_cards_changed");
    const { category: _, ...baking } = BAKING;
    expect(await listPopularCategories()).toEqual([BOATS, baking]);

    await resetCategoryCards(admin, aClient());
    dropCached("content.category_cards_changed");
    expect(await listPopularCategories()).toEqual(POPULAR_CATEGORIES);
    expect((await db.auditEntry.findMany()).map(({ action }) => action).sort()).toEqual([
      "categories.changed",
      "categories.reset",
    ]);
    expect(await queuedEvents("content.category_cards_changed")).toHaveLength(2);
  });

  it("count what their searches find", async () => {
    await makeJob({ title: "Baker" });
    await save([BOATS, BAKING]);
    dropCached();

    expect(await countPopularCategories()).toEqual({ Boats: 0, Baking: 1 });
  });

  it("stay complete when two people save at once", async () => {
    await Promise.all([save([BOATS]), save([BAKING, { ...BAKING, title: "Ovens" }])]);

    const titles = (await db.categoryCard.findMany()).map(({ title }) => title).sort();
    expect([["Boats"], ["Baking", "Ovens"]]).toContainEqual(titles);
  });

  it.each([
    [[], "Keep at least one card"],
    [[BAKING, { ...BAKING, title: "BAKING" }], "Two cards have the same title"],
    [[{ ...BAKING, title: " " }], "A title must not be empty"],
    [[{ ...BAKING, query: "x".repeat(20_000) }], "at most 100 characters"],
    [[{ ...BAKING, icon: "<script>" }], "must be the name of an icon"],
    [[{ ...BAKING, category: "cooking" }], "Invalid"],
  ])("are refused if invalid (%#)", (cards, sentence) => {
    const parsed = categoryCardsInput.safeParse({ cards });
    expect(JSON.stringify(parsed.error?.issues)).toContain(sentence);
  });

  it("can be changed only by admins with a second factor", async () => {
    for (const actor of await noAdmins()) {
      const refused = { code: "forbidden" };
      const saved = saveCategoryCards(actor, { cards: [BAKING] }, aClient());
      await expect(saved).rejects.toMatchObject(refused);
      await expect(resetCategoryCards(actor, aClient())).rejects.toMatchObject(refused);
    }
    expect(await db.categoryCard.count()).toBe(0);
  });
});
