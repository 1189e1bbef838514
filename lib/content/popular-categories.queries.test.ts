import { afterEach, expect, it } from "vitest";
import { addCategory, moveCategory } from "@/lib/jobs/categories/commands";
import { categoryInput } from "@/lib/jobs/categories/schema";
import { onBoard } from "@/lib/platform/boards";
import { dropCached } from "@/lib/platform/caching/cache";
import { forgetSettings } from "@/lib/platform/settings";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { saveCategoryCards } from "./category-cards.commands";
import { listPopularCategories } from "./category-cards.queries";
import { categoryCardsInput } from "./category-cards.schema";
import { countPopularCategories, listCategoriesHere } from "./popular-categories.queries";

setUpDatabase();
afterEach(forgetSettings);

it("shows all on the site, and on a board those that have jobs there, if there are enough", async () => {
  const onSite = { workMode: "on_site" as const, skills: [] };
  await makeJob({ title: "Marketing manager", category: "marketing", ...onSite });
  await makeJob({ title: "Finance analyst", category: "finance", ...onSite });
  await makeJob({ title: "Data scientist", category: "it", ...onSite });
  await makeJob({ title: "Human resources manager", category: "other", ...onSite });
  const board = await makeBoard({ categories: ["marketing", "finance", "it", "other"] });
  const titles = async () => (await listCategoriesHere()).map(({ title }) => title);

  expect(await titles()).toEqual((await listPopularCategories()).map(({ title }) => title));
  expect((await onBoard(board, titles)).toSorted()).toEqual([
    "Data Science",
    "Finance",
    "Human Resources",
    "Marketing",
  ]);
  expect(await onBoard(await makeBoard({ categories: ["marketing"] }), titles)).toEqual([]);
  expect(await onBoard(await makeBoard({ categories: ["education"] }), titles)).toEqual([]);
});

it("shows an operator's own categories with jobs, in their order, and fewer at a board", async () => {
  const admin = await anAdmin();
  const add = (name: string, given: object) =>
    addCategory(
      admin,
      categoryInput.parse({ name, slug: "", parent: null, words: [], ...given }),
      aClient(),
    );
  await add("Nursing", { icon: "heart-pulse", accent: 3, parent: "healthcare" });
  await add("Boats", { icon: "blocks", accent: 9 });
  await add("Nobody's", { icon: "blocks", accent: 2 });
  await makeJob({ category: "own_11" });
  await makeJob({ category: "healthcare" });
  await makeJob({ category: "own_10" });
  await makeJob({ category: "design" });
  await moveCategory(admin, { code: "own_11", direction: "up" }, aClient());
  const shown = async () => {
    const [cards, counts] = [await listCategoriesHere(), await countPopularCategories()];
    return cards.map(({ title }) => `${title} ${counts[title]}`);
  };

  expect(await shown()).toEqual(["Design 1", "Healthcare 2", "Boats 1", "Nursing 1"]);
  expect((await listCategoriesHere())[2]).toMatchObject({
    ...{ category: "own_11", query: "", icon: "blocks", accent: 9 },
  });
  const health = await makeBoard({ categories: ["healthcare"] });
  expect(await onBoard(health, shown)).toEqual(["Healthcare 2", "Nursing 1"]);
  const boats = await makeBoard({ categories: ["own_11"] });
  expect(await onBoard(boats, shown)).toEqual([]);

  // Cards that an admin chooses come first.
  const card = { title: "Sailing", category: null, query: "sailor", icon: "house" };
  const cards = categoryCardsInput.parse({ cards: [{ ...card, description: "On the water." }] });
  await saveCategoryCards(admin, cards, aClient());
  dropCached();
  expect(await shown()).toEqual(["Sailing 0"]);
});
