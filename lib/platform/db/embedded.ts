import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort, probeServer, untilOpen } from "./asking";
import {
  clearRemains,
  findPostmaster,
  isAlive,
  type Postmaster,
  stopPostmaster,
} from "./postmaster";
import {
  createDataFolder,
  findRunner,
  launchProgram,
  openLog,
  serverBinaries,
  USER,
} from "./programs";

/** A server that is silent for this long hangs, and no one is looking after it. */
const SILENT_MS = 60_000;
const FORCED_STOP_MS = 2000;
const POLL_MS = 250;
const STOP_MS = 30_000;

/** A running embedded PostgreSQL. */
export type EmbeddedPostgres = {
  /** The address of one of its databases. */
  readonly url: (database: string) => string;
  /** Whether it was found running rather than started. */
  readonly reused: boolean;
  /** Whether its main process is alive. */
  readonly isRunning: () => Promise<boolean>;
  /** Whether it responds to a connection attempt within two seconds. */
  readonly isResponding: () => Promise<boolean>;
  /** Starts it again at the same address after it ended; if it hasn't, ends it by force first. */
  readonly restart: (signal: AbortSignal) => Promise<void>;
  /**
   * Stops it: cleanly within this many milliseconds (30 seconds by default), then by force. Calling
   * it again does nothing.
   */
  readonly stop: (patienceMs?: number) => Promise<void>;
};

async function readPassword(file: string): Promise<string> {
  const known = await readFile(file, "utf8").catch(() => "");
  if (known) return known;
  // Written to a separate file and then linked: another start at the same moment finds all of it or
  // nothing.
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, randomBytes(24).toString("base64url"), { mode: 0o600 });
  await link(made, file).catch(() => undefined);
  await rm(made);
  return readFile(file, "utf8");
}

/** How to start it. */
export type StartOptions = {
  /** Passed on the server's command line. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Aborts the start at any moment, leaving nothing running that it began. */
  readonly signal?: AbortSignal | undefined;
};

type Place = StartOptions & { readonly folder: string; readonly password: string };

/**
 * Starts PostgreSQL from its npm package on `<dataFolder>/postgres`, created at first use,
 * listening on 127.0.0.1 only. Reuses a server that a killed parent left running. Works as root
 * (the server then runs as the system user `postgres`) and as any other user.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  options: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const folder = resolve(dataFolder, "postgres");
  await mkdir(dataFolder, { recursive: true });
  const password = await readPassword(join(dataFolder, "postgres.password"));
  const place = { ...options, folder, password };
  return (await findRunning(place)) ?? startUnlessHeld(place);
}

/** The server that holds the folder, once it accepts connections; `null` when none does. */
async function findRunning(place: Place): Promise<EmbeddedPostgres | null> {
  for (let until = performance.now() + SILENT_MS; ; await delay(POLL_MS)) {
    place.signal?.throwIfAborted();
    const running = await findPostmaster(place.folder);
    if (!running) return null;
    const state = await probeServer(urlAt(place, running.port));
    if (state === "open") return serverAt(place, running, true);
    // It is replaying its log, or about to stop.
    if (state === "starting") until = performance.now() + SILENT_MS;
    // Anyone looking after it would have restarted it by now.
    if (performance.now() > until) await stopPostmaster(place.folder, FORCED_STOP_MS);
  }
}

async function startUnlessHeld(place: Place): Promise<EmbeddedPostgres> {
  try {
    return serverAt(place, await startAnew(place), false);
  } catch (error) {
    // Another start on the same folder may have been a moment faster; its server will do.
    const other = place.signal?.aborted ? null : await findRunning(place);
    if (other) return other;
    throw error;
  }
}

function urlAt({ password }: Place, port: number, database = "postgres"): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

function serverAt(place: Place, first: Postmaster, reused: boolean): EmbeddedPostgres {
  let { pid } = first;
  return {
    url: (database) => urlAt(place, first.port, database),
    reused,
    isRunning: () => isAlive(pid),
    isResponding: async () => (await probeServer(urlAt(place, first.port))) !== "silent",
    restart: async (signal) => {
      await stopPostmaster(place.folder, 0);
      pid = (await startServer({ ...place, signal }, first.port)).pid;
    },
    stop: (patienceMs = STOP_MS) => stopPostmaster(place.folder, patienceMs),
  };
}

async function startAnew(place: Place): Promise<Postmaster> {
  const isInitialised = await stat(join(place.folder, "PG_VERSION")).catch(() => null);
  if (!isInitialised) {
    const { postgres } = await serverBinaries();
    const runner = await findRunner([postgres, dirname(place.folder)]);
    await createDataFolder({ ...place, runner });
  }
  return startServer(place, await freePort());
}

async function startServer(place: Place, port: number): Promise<Postmaster> {
  const { folder, settings, signal } = place;
  await clearRemains(folder);
  const { postgres } = await serverBinaries();
  const given = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    jit: "off",
    log_line_prefix: "%m [%p] ",
    ...settings,
  };
  const options = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Logs to a file, because a pipe to this process would break when this process is killed.
  // Appends, so that what a crash logged survives the next start.
  const logHandle = await openLog(folder);
  const { size: logStart } = await logHandle.stat();
  signal?.throwIfAborted();
  const child = launchProgram(await findRunner([postgres, dirname(folder)]), {
    program: postgres,
    args: ["-D", folder, "-p", String(port), ...options],
    output: logHandle.fd,
  });
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  child.once("exit", () => {
    failure ??= new Error("it ended while starting");
  });
  const giveUp = () => {
    failure ??= new Error("the start was cancelled");
  };
  signal?.addEventListener("abort", giveUp);
  try {
    await untilOpen(urlAt(place, port), () => failure);
  } catch (error) {
    child.kill("SIGKILL");
    const output = await readFile(`${folder}.log`).catch(() => Buffer.alloc(0));
    const said = output.subarray(logStart).toString().slice(-4000);
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said}`);
  } finally {
    signal?.removeEventListener("abort", giveUp);
    await logHandle.close();
  }
  child.removeAllListeners();
  child.unref();
  return { pid: child.pid ?? 0, port };
}

/** Creates the database if it is missing; returns whether it did. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return false;
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8'`,
    );
    return true;
  } finally {
    await client.end();
  }
}
