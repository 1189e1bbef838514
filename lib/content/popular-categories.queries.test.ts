import { afterEach, expect, it } from "vitest";
import { onBoard } from "@/lib/platform/boards";
import { forgetSettings } from "@/lib/platform/settings";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard, makeJob } from "@/lib/testing/factories";
import { listPopularCategories } from "./category-cards.queries";
import { listCategoriesHere } from "./popular-categories.queries";

setUpDatabase();
afterEach(forgetSettings);

it("shows all at the site itself, and at a board those that have jobs there", async () => {
  await makeJob({
    title: "Marketing manager",
    category: "marketing",
    workMode: "on_site",
    skills: [],
  });
  await makeJob({ title: "Accountant", category: "finance", skills: [] });
  const board = await makeBoard({ categories: ["marketing"] });
  const titles = async () => (await listCategoriesHere()).map(({ title }) => title);

  expect(await titles()).toEqual((await listPopularCategories()).map(({ title }) => title));
  expect(await onBoard(board, titles)).toEqual(["Marketing"]);
  expect(await onBoard(await makeBoard({ categories: ["education"] }), titles)).toEqual([]);
});
