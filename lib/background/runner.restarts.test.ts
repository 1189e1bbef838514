import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ensureDatabase, startEmbeddedPostgres } from "@/lib/platform/db/embedded";
import { findRunner, launchProgram, serverBinaries } from "@/lib/platform/db/programs";
import { migrate } from "@/prisma/migrate";

// A PostgreSQL of its own that is stopped and killed, and a worker in a separate process, because
// that process is what might end.

const TASKS = 400;

let folder: string;
let url: URL;
let server: ChildProcess;
let worker: ChildProcess;
let said = "";

async function startServer(): Promise<void> {
  const { postgres } = await serverBinaries();
  const log = await open(join(folder, "restarts.log"), "a");
  const options = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  server = launchProgram(await findRunner([postgres, folder]), {
    program: postgres,
    args: ["-D", join(folder, "postgres"), "-p", url.port, ...options.flatMap((o) => ["-c", o])],
    output: log.fd,
  });
  await log.close();
  await vi.waitFor(() => ask("SELECT 1"), { timeout: 20_000, interval: 100 });
}

async function ask<Row>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url.href });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

function startWorker(): void {
  said = "";
  worker = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/worker-process.ts"],
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...process.env,
        ...{ NODE_ENV: "production", DATABASE_URL: url.href, MAILBOX: "on" },
        NEXTAUTH_SECRET: "of the tests, longer than 32 characters",
      },
    },
  );
  worker.on("message", ({ type }: { type: string }) => {
    said += type;
  });
  for (const stream of [worker.stdout, worker.stderr]) {
    stream?.on("data", (text) => {
      said += text;
    });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-restarts-"));
  const first = await startEmbeddedPostgres(folder);
  await ensureDatabase(first, "restarts");
  url = new URL(first.url("restarts"));
  await migrate(url.href);
  await first.stop();
  await startServer();
}, 60_000);
beforeEach(startWorker);
afterEach(() => worker.kill("SIGKILL"));
afterAll(async () => {
  server.kill("SIGINT");
  await once(server, "exit");
  await rm(folder, { recursive: true, force: true });
});

const left = () =>
  ask<{ locked_by: string | null }>(
    "SELECT locked_by FROM graphile_worker._private_jobs WHERE key LIKE 'task %'",
  );

it.each([
  ["shuts down cleanly and comes back", "SIGINT"],
  ["is killed and comes back", "SIGKILL"],
] as const)(
  "loses no task, and leaves none stuck, while its database %s",
  async (_how, signal) => {
    // A start takes as long as the machine needs; only what follows is judged.
    await vi.waitFor(() => expect(said).toContain("ready"), { timeout: 60_000 });
    await ask(
      `SELECT graphile_worker.add_job('expire_due_jobs', job_key := 'task ' || n)
     FROM generate_series(1, ${TASKS}) n`,
    );
    for (let restart = 0; restart < 3; restart += 1) {
      await vi.waitFor(async () => expect((await left()).some((row) => row.locked_by)).toBe(true), {
        timeout: 20_000,
        interval: 5,
      });
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
      await delay(700);
      await startServer();
    }

    const isOver = async () => {
      expect([worker.exitCode, worker.signalCode], said).toEqual([null, null]);
      return (await left()).length === 0;
    };
    // Not with `waitFor`, so that the test doesn't wait for a worker that has ended.
    while (!(await isOver())) await delay(250);
    expect(await isOver()).toBe(true);
  },
  150_000,
);
