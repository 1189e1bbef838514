import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, it, vi } from "vitest";
import { announceJobs } from "@/lib/jobs/announcing.commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { seal } from "@/lib/platform/security/secrets";
import { newWebhookSecret } from "@/lib/platform/security/signed-requests";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { WEBHOOK_EVENTS } from "./choices.schema";
import { SECRET_PURPOSE } from "./secret-purpose";

setUpDatabase();

type Line = { id: string; type: string; jobId: string; isTrue: boolean; body: string };

const started: ChildProcess[] = [];
// A second attempt begins anew: a worker of the first would take its deliveries.
afterEach(async () => {
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ended = running.map((child) => once(child, "exit"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(ended);
  await db.webhook.deleteMany();
});

function startProgram(file: string, given: string[], more: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", file, ...given],
    { stdio: ["ignore", "pipe", "inherit", "ipc"], env: { ...process.env, ...more } },
  );
  started.push(child);
  return child;
}

/** The receiver: its address, and what it got. */
async function startConsumer(secret: string): Promise<{ origin: string; got: Line[] }> {
  const child = startProgram("lib/testing/services/webhook-consumer.ts", [secret]);
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [port] = (await once(lines, "line")) as [string];
  const got: Line[] = [];
  lines.on("line", (line) => got.push(JSON.parse(line)));
  return { origin: `http://127.0.0.1:${port}`, got };
}

it("tells of each event at least once, in order and under one id, though a worker is killed", async () => {
  const secret = newWebhookSecret();
  const { origin, got } = await startConsumer(secret);
  await db.webhook.create({
    data: {
      ...{ name: "Consumer", url: `${origin}/hook`, shape: "json" },
      ...{ events: Object.keys(WEBHOOK_EVENTS), secret: seal(secret, SECRET_PURPOSE) },
    },
  });
  const jobIds = [await makeJob(), await makeJob()];
  await db.outgoingEvent.deleteMany();
  for (const event of [jobsPublished, jobsEdited, jobsEnded]) {
    for (const id of jobIds) await db.$transaction((tx) => announceJobs(tx, event, [id]));
  }
  const startWorker = () =>
    startProgram("scripts/worker-process.ts", [], {
      NODE_ENV: "production",
      NEXTAUTH_SECRET: env().NEXTAUTH_SECRET,
      TEST_SOURCE_SERVER: origin,
      MAILBOX: "on",
    });
  const first = startWorker();
  // Everything about the other job than the one whose first event isn't answered.
  await vi.waitFor(
    () => expect(got.filter(({ jobId }) => jobId !== got[0]?.jobId)).toHaveLength(3),
    { timeout: 60_000, interval: 50 },
  );
  const ended = once(first, "exit");
  first.kill("SIGKILL");
  await ended;
  const unanswered = got[0];
  const before = await db.webhookDelivery.count({ where: { status: "delivered" } });
  expect(before).toBeLessThanOrEqual(3);

  // The killed worker had it for a minute, which is over now.
  await db.webhookDelivery.updateMany({
    where: { status: "waiting", takenUntil: { not: null } },
    data: { takenUntil: new Date() },
  });
  startWorker();
  await vi.waitFor(
    async () => expect(await db.webhookDelivery.count({ where: { status: "delivered" } })).toBe(6),
    { timeout: 60_000, interval: 50 },
  );

  expect(got.every(({ isTrue }) => isTrue)).toBe(true);
  expect(got.filter(({ id }) => id === unanswered?.id)).toEqual([unanswered, unanswered]);
  expect(new Set(got.map(({ id }) => id)).size).toBe(6);
  for (const jobId of jobIds) {
    const types = got.filter((line) => line.jobId === jobId).map(({ type }) => type);
    expect([...new Set(types)]).toEqual(["job.published", "job.changed", "job.ended"]);
  }
}, 150_000);
