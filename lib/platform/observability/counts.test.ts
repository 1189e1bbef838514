import { afterEach, expect, it, vi } from "vitest";
import { db, pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { addCounts, count } from "./counts";

setUpDatabase();
afterEach(() => vi.restoreAllMocks());

const counted = async () =>
  (await db.dailyCount.findMany({ orderBy: [{ name: "asc" }, { outcome: "asc" }] })).map(
    ({ name, outcome, count: times }) => [name, outcome, Number(times)],
  );

it("adds counts to the day's rows, once", async () => {
  count("mail", "sent");
  count("mail", "sent");
  count("task:jobs.published", "done");
  await addCounts();
  count("mail", "sent");
  await Promise.all([addCounts(), addCounts()]);

  expect(await counted()).toEqual([
    ["mail", "sent", 3],
    ["task:jobs.published", "done", 1],
  ]);
});

it("keeps counts that the database refused for the next time", async () => {
  vi.spyOn(pool(), "query").mockRejectedValueOnce(new Error("it restarts") as never);
  count("search", "none");
  await addCounts();
  expect(await counted()).toEqual([]);
  count("search", "none");
  await addCounts();

  expect(await counted()).toEqual([["search", "none", 2]]);
});
