import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { Client } from "pg";
import { binaries, findRunner, initialise, launch, type Runner, USER } from "./programs";

const START_TIMEOUT_MS = 60_000;
const OTHER_START_MS = 10_000;

/** A running embedded PostgreSQL. */
export type EmbeddedPostgres = {
  /** The address of a database of it. */
  readonly url: (database: string) => string;
  /** Whether it was found running instead of started. */
  readonly reused: boolean;
  /** Ends it in good order; a repeat does nothing. */
  readonly stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The pid and port in `postmaster.pid`, while a server holds the folder. */
async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function stopPostmaster(folder: string): Promise<void> {
  const running = await readPostmaster(folder);
  if (!running || !isAlive(running.pid)) return;
  process.kill(running.pid, "SIGINT"); // "fast" shutdown: sessions end, the data is flushed
  for (let waited = 0; waited < 30_000 && isAlive(running.pid); waited += 50) {
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function readPassword(file: string): Promise<string> {
  const known = await readFile(file, "utf8").catch(() => "");
  if (known) return known;
  // Made beside it and linked whole: a start at the same moment finds all of it or nothing.
  const made = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(made, randomBytes(24).toString("base64url"), { mode: 0o600 });
  await link(made, file).catch(() => undefined);
  await rm(made);
  return readFile(file, "utf8");
}

/**
 * Starts PostgreSQL from its npm package on `<dataFolder>/postgres`, made at first use, listening
 * on 127.0.0.1 only. A server left running there by a killed parent is used as it is. Works as
 * root (the server then runs as the system user `postgres`) and as any other user. `settings` are
 * given on the server's command line.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const folder = resolve(dataFolder, "postgres");
  await mkdir(dataFolder, { recursive: true });
  const password = await readPassword(join(dataFolder, "postgres.password"));
  const serverAt = (port: number, reused: boolean): EmbeddedPostgres => ({
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    reused,
    stop: () => stopPostmaster(folder),
  });

  const findRunning = async () => {
    const running = await readPostmaster(folder);
    const server = running && serverAt(running.port, true);
    return server && (await answers(server.url("postgres"))) ? server : null;
  };

  const found = await findRunning();
  if (found) return found;
  try {
    return serverAt(await startAnew(folder, password, settings), false);
  } catch (error) {
    // Another start may have been a moment ahead on the same folder: its server will do.
    for (let waited = 0; waited < OTHER_START_MS; waited += 250) {
      const other = await findRunning();
      if (other) return other;
      await new Promise((done) => setTimeout(done, 250));
    }
    throw error;
  }
}

async function startAnew(
  folder: string,
  password: string,
  settings: Record<string, string>,
): Promise<number> {
  const { postgres } = await binaries();
  const runner = await findRunner([postgres, dirname(folder)]);
  const isInitialised = await stat(join(folder, "PG_VERSION")).catch(() => null);
  if (!isInitialised) await initialise(folder, password, runner);
  return startServer(folder, runner, settings);
}

async function startServer(
  folder: string,
  runner: Runner,
  settings: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const { postgres } = await binaries();
  const given = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    jit: "off",
    ...settings,
  };
  const options = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Its log goes to a file: a pipe to this process would break when this process is killed.
  const logFile = `${folder}.log`;
  const logHandle = await open(logFile, "w");
  const child = launch(runner, {
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
  try {
    await untilListening(port, () => failure);
  } catch (error) {
    const output = await readFile(logFile, "utf8").catch(() => "");
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${output.slice(-4000)}`);
  } finally {
    await logHandle.close();
  }
  child.removeAllListeners();
  child.unref();
  return port;
}

async function untilListening(port: number, failed: () => Error | undefined): Promise<void> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 50) {
    const failure = failed();
    if (failure) throw failure;
    // Any answer will do, a refused password too: it proves the server takes connections.
    const client = new Client({
      host: "127.0.0.1",
      port,
      user: USER,
      password: "?",
      database: "postgres",
    });
    client.on("error", () => undefined);
    const reason = await client.connect().then(
      () => null,
      (error: { code?: string }) => error.code ?? "",
    );
    await client.end().catch(() => undefined);
    if (reason === null || reason === "28P01") return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no answer within ${START_TIMEOUT_MS / 1000} seconds`);
}

/** Creates the database when it is missing; returns whether it did. */
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
