import { afterEach, expect, it } from "vitest";
import { onBoard } from "@/lib/platform/boards";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { listPopularCategories } from "./category-cards.queries";
import { listCategoriesHere } from "./popular-categories.queries";

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
