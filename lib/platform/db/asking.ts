import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError } from "pg";

// Below the ports that systems give to outgoing connections: while the server is down, one of those
// could take its place.
const FIRST_PORT = 20_000;
const PORTS = 10_000;

// After a crash it first replays its log.
const START_TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 50;

/** How a server responds to a connection attempt. */
type State = "open" | "starting" | "silent";

/**
 * Tries to connect to a server, for two seconds at most. Any other response still means that it is
 * there.
 */
export async function probeServer(url: string): Promise<State> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return "open";
  } catch (error) {
    if (!(error instanceof DatabaseError)) return "silent";
    return error.code === "57P03" ? "starting" : "open";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Resolves when a starting server accepts connections; throws the error that `failed` returns. */
export async function untilOpen(url: string, failed: () => Error | undefined): Promise<void> {
  for (const until = performance.now() + START_TIMEOUT_MS; performance.now() < until; ) {
    const failure = failed();
    if (failure) throw failure;
    if ((await probeServer(url)) === "open") return;
    await delay(POLL_MS);
  }
  throw new Error("no answer within ten minutes");
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}

/** A port that no one is listening on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}
