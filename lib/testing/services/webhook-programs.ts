import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach } from "vitest";
import { announceJobs } from "@/lib/jobs/announcing.commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { seal } from "@/lib/platform/security/secrets";
import { newWebhookSecret } from "@/lib/platform/security/signed-requests";
import { makeJob } from "@/lib/testing/factories";
import { WEBHOOK_EVENTS } from "@/lib/webhooks/choices.schema";
import { SECRET_PURPOSE } from "@/lib/webhooks/secret-purpose";

/** A request that the receiver got, and whether its signature is right. */
export type ReceivedEvent = {
  id: string;
  type: string;
  jobId: string;
  isTrue: boolean;
  body: string;
};

/**
 * Programs around webhooks, each a process that a test can kill: the worker that sends, and the
 * receiver of webhook-consumer.ts. They end after each test.
 */
export function setUpWebhookPrograms() {
  const started: ChildProcess[] = [];
  // A second attempt starts over: a worker of the first would take its deliveries.
  afterEach(async () => {
    const running = started.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
    const ended = running.map((child) => once(child, "exit"));
    for (const child of running) child.kill("SIGKILL");
    await Promise.all(ended);
    await db.webhook.deleteMany();
  });

  function start(file: string, given: string[], more: Record<string, string> = {}): ChildProcess {
    const child = spawn(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", file, ...given],
      { stdio: ["ignore", "pipe", "inherit", "ipc"], env: { ...process.env, ...more } },
    );
    started.push(child);
    return child;
  }

  /** Starts a receiver and makes it a webhook of the site; returns what it gets. */
  async function startConsumer(): Promise<{ origin: string; got: ReceivedEvent[] }> {
    const secret = newWebhookSecret();
    const child = start("lib/testing/services/webhook-consumer.ts", [secret]);
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    const [port] = (await once(lines, "line")) as [string];
    const got: ReceivedEvent[] = [];
    lines.on("line", (line) => got.push(JSON.parse(line)));
    const origin = `http://127.0.0.1:${port}`;
    await db.webhook.create({
      data: {
        ...{ name: "Consumer", url: `${origin}/hook`, shape: "json" },
        ...{ events: Object.keys(WEBHOOK_EVENTS), secret: seal(secret, SECRET_PURPOSE) },
      },
    });
    return { origin, got };
  }

  return {
    startConsumer,
    startWorker: (origin: string) =>
      start("scripts/worker-process.ts", [], {
        NODE_ENV: "production",
        NEXTAUTH_SECRET: env().NEXTAUTH_SECRET,
        TEST_SOURCE_SERVER: origin,
        MAILBOX: "on",
      }),
    /** Publishes, edits and ends two jobs: six events. Returns the jobs' ids. */
    announceTwoJobs: async (): Promise<string[]> => {
      const jobIds = [await makeJob(), await makeJob()];
      await db.outgoingEvent.deleteMany();
      for (const event of [jobsPublished, jobsEdited, jobsEnded]) {
        for (const id of jobIds) await db.$transaction((tx) => announceJobs(tx, event, [id]));
      }
      return jobIds;
    },
    countDelivered: () => db.webhookDelivery.count({ where: { status: "delivered" } }),
    /** Ends the minute for which a worker has taken deliveries. */
    releaseTaken: () =>
      db.webhookDelivery.updateMany({
        where: { status: "waiting", takenUntil: { not: null } },
        data: { takenUntil: new Date(), nextAt: new Date() },
      }),
  };
}

/** The first time that each kind of event about a job arrived, in that order. */
export function arrivalsAbout(jobId: string, got: readonly ReceivedEvent[]): string[] {
  const types = got.filter((one) => one.jobId === jobId).map(({ type }) => type);
  return [...new Set(types)];
}
