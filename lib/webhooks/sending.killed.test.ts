import { once } from "node:events";
import { expect, it, vi } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { arrivalsAbout, setUpWebhookPrograms } from "@/lib/testing/services/webhook-programs";

setUpDatabase();
const programs = setUpWebhookPrograms();

it("sends each event at least once, in order and under one id, even if a worker is killed", async () => {
  const { origin, got } = await programs.startConsumer();
  const jobIds = await programs.announceTwoJobs();
  const first = programs.startWorker(origin);
  // All events about the other job arrive, while the first event about this one has no response.
  await vi.waitFor(
    () => expect(got.filter(({ jobId }) => jobId !== got[0]?.jobId)).toHaveLength(3),
    { timeout: 60_000, interval: 50 },
  );
  const ended = once(first, "exit");
  first.kill("SIGKILL");
  await ended;
  const unanswered = got[0];
  expect(await programs.countDelivered()).toBeLessThanOrEqual(3);

  // The killed worker had taken it for a minute, which is over now.
  await programs.releaseTaken();
  programs.startWorker(origin);
  await vi.waitFor(async () => expect(await programs.countDelivered()).toBe(6), {
    ...{ timeout: 60_000, interval: 50 },
  });

  expect(got.every(({ isTrue }) => isTrue)).toBe(true);
  expect(got.filter(({ id }) => id === unanswered?.id)).toEqual([unanswered, unanswered]);
  expect(new Set(got.map(({ id }) => id)).size).toBe(6);
  for (const jobId of jobIds) {
    expect(arrivalsAbout(jobId, got)).toEqual(["job.published", "job.changed", "job.ended"]);
  }
}, 150_000);
