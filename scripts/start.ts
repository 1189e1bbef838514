import "./quiet";
import { createServer } from "node:net";
import { ConfigurationError, env } from "../lib/platform/env";
import { DATA_FOLDER, type OpenDatabase, openDatabase } from "./database";
import { prepareData } from "./prepare";
import { step } from "./progress";
import {
  embeddedPool,
  MOST_EMBEDDED,
  processesBesideDatabase,
  thisMachine,
} from "./supervisor/capacity";
import { claim } from "./supervisor/claim";
import { keepDatabaseUp } from "./supervisor/database";
import { EXIT, StartError } from "./supervisor/exit";
import { aborted, type Program, runProgram } from "./supervisor/program";
import { keepTogether, webServer, worker } from "./supervisor/services";
import { runTask } from "./supervisor/task";
import { pause } from "./supervisor/waits";

/** How long a clean stop of the database may take. */
const DATABASE_END_MS = 2000;
/** How long the remains of a killed start may go on serving. */
const PORT_FREE_MS = 6000;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}

async function checkPort(port: number, stopping: AbortSignal): Promise<void> {
  const until = performance.now() + PORT_FREE_MS;
  while (!(await isFree(port))) {
    stopping.throwIfAborted();
    if (performance.now() > until) {
      throw new StartError(
        `Port ${port} is taken. Set PORT to another: PORT=${port + 1} npm start`,
      );
    }
    await pause(200, stopping);
  }
}

/**
 * Decides how much of this machine and its database the processes may use; returns how many serve.
 */
function share({ server }: OpenDatabase): number {
  // A demo has nothing in front of it that would have to notice first that it stops.
  process.env["DRAIN_SECONDS"] ||= "0";
  // With less, a web process that has loaded every page and call keeps collecting garbage, or ends.
  process.env["HEAP_MB"] ||= "768";
  const { WEB_CONCURRENCY, DATABASE_POOL_MAX } = env();
  const processes = WEB_CONCURRENCY ?? processesBesideDatabase(thisMachine());
  if (!server) return processes;
  if (processes > MOST_EMBEDDED) {
    throw new ConfigurationError(
      `WEB_CONCURRENCY is wrong: it must be at most ${MOST_EMBEDDED} with the embedded database.`,
    );
  }
  const pool = Math.min(DATABASE_POOL_MAX, embeddedPool(processes));
  process.env["DATABASE_POOL_MAX"] = String(pool);
  return processes;
}

/** Opens the database and ends it with the program, unless another start is using it. */
async function takeDatabase({ stopping, onEnd }: Program): Promise<OpenDatabase> {
  const database = await openDatabase(stopping);
  const { server } = database;
  let isOurs = !server?.reused;
  onEnd({
    inOrder: async () => (isOurs ? server?.stop(DATABASE_END_MS) : undefined),
    atOnce: () => isOurs && void server?.stop(0),
  });
  // Serving needs fewer rights than preparing: from here on, only preparation runs as the tables'
  // owner.
  process.env["DATABASE_URL"] = database.applicationUrl;
  delete process.env["DATABASE_OWNER_URL"];
  if (!(await claim(database.url, stopping))) {
    const where = server ? DATA_FOLDER : "this database";
    throw new StartError(
      `Jobharbor is already running on ${where}. Stop it first, or set DATA_DIR to another folder.`,
      EXIT.alreadyRunning,
    );
  }
  isOurs = true;
  return database;
}

/** Brings data and pages up to date; returns what to say about the demo's accounts. */
async function prepare(database: OpenDatabase, stopping: AbortSignal): Promise<string> {
  const build = { script: "scripts/build.ts", failure: "The pages could not be built." };
  const [accounts] = await Promise.all([
    prepareData(database, stopping),
    step("Building the pages", () => runTask(build, stopping)),
  ]);
  return accounts;
}

// `npm start`: from an empty folder to a running product. It then keeps the web server, the worker
// and the embedded database up, and leaves all heavy work to them.
await runProgram(async (program) => {
  const { stopping } = program;
  const database = await takeDatabase(program);
  const processes = share(database);
  await checkPort(env().PORT, stopping);
  const accounts = await prepare(database, stopping);
  const kept = database.server && keepDatabaseUp(database.server, stopping);
  const needs = kept ? { untilPossible: kept.untilUp } : {};
  const { siteName, url, mailbox } = await step("Starting the web server and the worker", () =>
    keepTogether([...webServer(processes, needs), worker(needs)], program),
  );
  if (stopping.aborted) return;
  const mail = mailbox ? `Emails are kept at ${mailbox}\n` : "";
  process.stdout.write(
    `\n${siteName} is running at ${url}\n${accounts}\n${mail}Stop it with Ctrl+C.\n`,
  );
  await aborted(stopping);
});
