import { type ChildProcess, spawn } from "node:child_process";
import type { Result } from "autocannon";
import { effort } from "./effort";

/** Where the benches run the product, and its data. */
export const PRODUCT = "http://127.0.0.1:3311";
export const DATA = effort(".data/bench", ".data/bench-quick");

/**
 * Resolves when the server responds; one that still makes its database says that it's busy. Throws
 * if it ended instead.
 */
export async function untilResponding(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} ended while starting.`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Starts a Node program without this one's options. */
export function launch(args: string[], env: Record<string, string>, cwd = "."): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_OPTIONS: "", NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Starts the product as `npm start` does, on data of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<ChildProcess> {
  const server = launch(["--conditions=react-server", "--import", "tsx", "scripts/start.ts"], {
    DATA_DIR: DATA,
    PORT: new URL(PRODUCT).port,
    DATABASE_URL: "",
    LOG_LEVEL: "error",
    ...env,
  });
  // Another instance on this port isn't the one to measure.
  const ended = new Promise<never>((_done, fail) =>
    server.once("exit", () => fail(new Error("The product ended while starting."))),
  );
  await Promise.race([untilResponding(`${PRODUCT}/robots.txt`, server), ended]);
  ended.catch(() => undefined);
  return server;
}

/** Starts the product on a database of generated postings. */
export function startProductOn(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  return startProduct({
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: process.env["NEXTAUTH_SECRET"] ?? "",
    STORAGE_DIR: process.env["STORAGE_DIR"] ?? "",
    MAILBOX: "on",
    ...env,
  });
}

/** Stops it and waits for its end. */
export async function stopProduct(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await ended;
}

/** The median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Throws if a request failed. A redirect doesn't count: searches for exactly one page lead there.
 */
export function requireResponses(result: Result): void {
  const failed = result["4xx"] + result["5xx"];
  if (failed + result.errors === 0) return;
  const statuses = JSON.stringify(result.statusCodeStats);
  throw new Error(`${failed} requests failed, ${result.errors} broke off: ${statuses}`);
}
