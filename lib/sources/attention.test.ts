import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { react } from "@/lib/testing/reactions";
import { hoursLater, postings, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { isReminderDue, neglectWords } from "./attention";
import { sourceNeedsAttention } from "./events";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { run, source } = setUpSource(server);
afterEach(() => server.paths.clear());

const daysLater = (days: number) => hoursLater(24 * days);

it("reminds of a source once a week while it isn't read completely", async () => {
  await anAdmin();
  server.paths.set("/jobs.json", postings(4));
  await run();
  server.paths.set("/jobs.json", []);
  const told: number[] = [];
  for (let day = 1; day <= 16; day++) {
    const before = await queuedEvents("sources.needs_attention");
    await run(daysLater(day));
    const now = await queuedEvents("sources.needs_attention");
    if (now.length > before.length) told.push(day);
  }
  expect(told).toEqual([1, 7, 14]);

  for (const event of await queuedEvents("sources.needs_attention")) {
    await react(sourceNeedsAttention, event as { runId: string });
  }
  const texts = await db.notification.findMany({ orderBy: { createdAt: "asc" } });
  expect(
    texts.map(({ text }) => text.includes("last read completely on 26 November 2026")),
  ).toEqual([false, true, true]);
});

it("counts from when a source was connected if it was never read completely", () => {
  const known = { createdAt: daysLater(0), lastSuccessAt: null };
  expect(isReminderDue(known, daysLater(6), daysLater(6.9))).toBe(false);
  expect(isReminderDue(known, daysLater(6), daysLater(9))).toBe(true);
  expect(isReminderDue(known, daysLater(9), daysLater(13))).toBe(false);
  expect(neglectWords(known, daysLater(6))).toBe("");
  expect(neglectWords(known, daysLater(9))).toBe("It has never been read completely.");
});

it("starts again after a complete reading", async () => {
  server.paths.set("/jobs.json", postings(4));
  await run();
  await run(daysLater(20));
  expect((await source()).lastSuccessAt).toEqual(daysLater(20));
  server.paths.set("/jobs.json", []);
  await run(daysLater(21));
  await run(daysLater(26));
  expect(await queuedEvents("sources.needs_attention")).toHaveLength(1);
});
