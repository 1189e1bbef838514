import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { disconnect } from "@/lib/platform/db/client";
import { type OwnDatabase, startOwnDatabase } from "@/lib/testing/services/own-database";
import { arrivalsAbout, setUpWebhookPrograms } from "@/lib/testing/services/webhook-programs";

let database: OwnDatabase;
const programs = setUpWebhookPrograms();

beforeAll(async () => {
  database = await startOwnDatabase();
  process.env["DATABASE_URL"] = database.url;
});
afterAll(async () => {
  await disconnect();
  await database.remove();
});

it("sends each event at least once, in order and under one id, even if the database is killed", async () => {
  const { origin, got } = await programs.startConsumer();
  const jobIds = await programs.announceTwoJobs();
  programs.startWorker(origin);
  // One event has no response, and one of the other job's has one. Either may be recorded or not.
  await vi.waitFor(() => expect(new Set(got.map(({ jobId }) => jobId)).size).toBe(2), {
    ...{ timeout: 60_000, interval: 5 },
  });
  await database.kill();
  // As long as a supervisor needs to notice.
  await new Promise((done) => setTimeout(done, 1500));
  await database.restart();

  // The interrupted deliveries are due again after a minute, which is over now.
  await vi.waitFor(
    async () => {
      await programs.releaseTaken();
      expect(await programs.countDelivered()).toBe(6);
    },
    { timeout: 90_000, interval: 1000 },
  );

  expect(got.every(({ isTrue }) => isTrue)).toBe(true);
  expect(got.filter(({ id }) => id === got[0]?.id).length).toBeGreaterThan(1);
  expect(new Set(got.map(({ id }) => id)).size).toBe(6);
  // Each id has one body, however often it is sent.
  expect(new Set(got.map(({ id, body }) => `${id} ${body}`)).size).toBe(6);
  for (const jobId of jobIds) {
    expect(arrivalsAbout(jobId, got)).toEqual(["job.published", "job.changed", "job.ended"]);
  }
}, 150_000);
