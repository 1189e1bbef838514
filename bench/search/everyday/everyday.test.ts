import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { judgeEveryday, loadEveryday } from "./judging";
import { EVERYDAY_QUERIES } from "./queries";

setUpDatabase();

/** What holds today; raised when more does. */
const FLOOR = 0.99;

it("shows the right jobs first for what people type every day", async () => {
  const { share, wrong } = await judgeEveryday(await loadEveryday());

  expect(EVERYDAY_QUERIES.length).toBeGreaterThanOrEqual(500);
  expect(share, `wrong: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(FLOOR);
}, 300_000);
