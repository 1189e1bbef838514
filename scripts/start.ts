import "./quiet";
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { startWorker } from "../lib/background/runner";
import { disconnect } from "../lib/platform/db/client";
import { env } from "../lib/platform/env";
import { keepsMail } from "../lib/platform/mail/mailbox";
import { loadSettings } from "../lib/platform/settings";
import { ensureBuild } from "./build";
import { DATA_FOLDER, type OpenDatabase, openDatabase } from "./database";
import { prepareData } from "./prepare";
import { step } from "./progress";

// Held as long as this program runs: by it a second start on the same data knows.
const RUNNING_LOCK = 72_707_370;

/** Takes the lock that says "Jobharbor runs on this data", or `null` when another start holds it. */
async function claim(databaseUrl: string): Promise<Client | null> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    "SELECT pg_try_advisory_lock($1) AS taken",
    [RUNNING_LOCK],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  return null;
}

// Left alone the server's heap grows to whatever the machine has; this is three times what it holds.
const HEAP = ["--max-old-space-size=320", "--max-semi-space-size=16"];

/** Passes on what the server logs; what else is said at its start, this program says itself. */
function showLog(server: ChildProcess): ChildProcess {
  if (server.stdout) {
    createInterface({ input: server.stdout }).on("line", (line) => {
      if (line.startsWith("{")) process.stdout.write(`${line}\n`);
    });
  }
  return server;
}

function startServer(): ChildProcess {
  const server = spawn(
    process.execPath,
    [...HEAP, "--conditions=react-server", "--import", "tsx", "scripts/serve.ts"],
    {
      // Nothing stands in front of a demo that would have to notice first that it stops; and of
      // each request it tells only who asked for that with LOG_LEVEL.
      // And what pictures took is given back: each thread would keep memory of its own otherwise.
      env: {
        DRAIN_SECONDS: "0",
        LOG_LEVEL: "warn",
        MALLOC_ARENA_MAX: "2",
        ...process.env,
        NODE_ENV: "production",
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  return showLog(server);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The web server ended while starting.");
    const answer = await fetch(url, { redirect: "manual" }).catch(() => null);
    if (answer) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await ended;
}

async function checkPort(port: number): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once("error", () =>
      fail(new Error(`Port ${port} is taken. Set PORT to another: PORT=${port + 1} npm start`)),
    );
    probe.listen(port, () => probe.close(() => done()));
  });
}

async function serveUntil(asked: Promise<void>, lines: string): Promise<number> {
  const { PORT, SITE_URL } = env();
  const { siteName } = await loadSettings();
  const server = startServer();
  const ended = new Promise<number>((done) =>
    server.once("exit", (exitCode) => done(exitCode ?? 1)),
  );
  await step("Starting the web server", () =>
    untilReady(`http://127.0.0.1:${PORT}/robots.txt`, server),
  );
  const worker = await startWorker();
  const mail = keepsMail() ? `Mail is kept at ${SITE_URL}/dev/mailbox\n` : "";
  process.stdout.write(
    `\n${siteName} is running at ${SITE_URL}\n${lines}\n${mail}Stop it with Ctrl+C.\n`,
  );
  const status = await Promise.race([asked.then(() => 0), ended]);
  process.stdout.write("Stopping.\n");
  await stopServer(server);
  await worker.stop();
  return status;
}

async function run(database: OpenDatabase, asked: Promise<void>): Promise<number> {
  const lock = await claim(database.url);
  if (!lock) {
    const where = database.server ? DATA_FOLDER : "this database";
    throw new Error(
      `Jobharbor is already running on ${where}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await checkPort(env().PORT);
  const ready = Promise.all([prepareData(database), step("Building the pages", ensureBuild)]);
  const prepared = await Promise.race([ready, asked]);
  if (!prepared) return 0;
  const status = await serveUntil(asked, prepared[0]);
  await disconnect();
  await lock.end();
  return status;
}

// `npm start`: everything from an empty folder to a running product.
async function main(): Promise<number> {
  const asked = new Promise<void>((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
  let database: OpenDatabase | null = null;
  let status = 1;
  try {
    database = await openDatabase();
    // Serving needs less than preparing: from here on only who prepares is the tables' owner.
    process.env["DATABASE_URL"] = database.applicationUrl;
    delete process.env["DATABASE_OWNER_URL"];
    status = await run(database, asked);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  // A start that found another one running must leave its database alone.
  if (status === 0 || !database?.server?.reused) await database?.server?.stop();
  return status;
}

process.exit(await main());
