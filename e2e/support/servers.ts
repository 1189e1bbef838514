import { type ChildProcess, execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request as send } from "node:https";
import { promisify } from "node:util";
import { DATA, databaseUrl } from "./database";
import { expect } from "./fixtures";

const METRICS_TOKEN = "the token of the browser tests";

/** How the tests' servers are asked for their metrics. */
export const METRICS_ACCESS = `Bearer ${METRICS_TOKEN}`;

/** One of the product's web servers, started by a test. */
export type RunningServer = { port: number; program: ChildProcess; ended: Promise<unknown> };

/** What a part of the product needs to run beside the tests' own, on its database and files. */
export const partEnv = (port: number, siteUrl: string): Record<string, string> => ({
  NODE_ENV: "production",
  NODE_OPTIONS: "",
  PORT: String(port),
  SITE_URL: siteUrl,
  TRUSTED_PROXIES: "1",
  WEB_CONCURRENCY: "1",
  DATABASE_URL: databaseUrl(),
  DATABASE_POOL_MAX: "3",
  NEXTAUTH_SECRET: readFileSync(`${DATA}/secret`, "utf8"),
  STORAGE_DIR: `${DATA}/files`,
  MAILBOX: "on",
  DRAIN_SECONDS: "1",
  METRICS_TOKEN,
  LOG_LEVEL: "error",
});

/** Starts a web server beside the tests' own product, on the same database, files and secret. */
export function startServer(port: number, siteUrl: string): RunningServer {
  const program = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "scripts/serve.ts"],
    {
      env: { ...process.env, ...partEnv(port, siteUrl) },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const ended = new Promise((done) => program.once("exit", done));
  return { port, program, ended };
}

/** Resolves when the server on that port reports that it is ready. */
export async function untilReady(port: number): Promise<void> {
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** How many requests for pages and calls the server on that port has answered. */
async function answered(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: METRICS_ACCESS },
  });
  const counts = (await response.text()).matchAll(
    /^jobharbor_http_request_seconds_count\{(.*)\} (\d+)$/gm,
  );
  return [...counts]
    .filter(([, labels]) => !/route="\/(?:metrics|readyz)"/.test(labels ?? ""))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

/** Resolves when the server on that port is answering visitors, who must be asking. */
export async function untilServing(port: number): Promise<void> {
  await untilReady(port);
  const before = await answered(port);
  await expect.poll(() => answered(port), { timeout: 60_000 }).toBeGreaterThan(before);
}

/** Stops a server with a signal. */
export async function stopServer(
  { program, ended }: RunningServer,
  signal: NodeJS.Signals,
): Promise<void> {
  program.kill(signal);
  await ended;
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });

type RequestOptions = { method?: string; headers?: Record<string, string> };

/** The status of one request over TLS, whatever the certificate; 0 if the connection failed. */
export function ask(
  url: string,
  { method = "GET", headers = {} }: RequestOptions = {},
): Promise<number> {
  return new Promise((done) => {
    const request = send(url, { method, headers, agent }, (response) => {
      response.resume();
      response.once("end", () => done(response.statusCode ?? 0));
      response.once("error", () => done(0));
    });
    request.once("error", () => done(0));
    request.end();
  });
}

/** Visitors who each repeat a request until told to stop; returns what each of them got. */
export function keepAsking(asks: readonly (() => Promise<number>)[]): () => Promise<number[][]> {
  let isOver = false;
  const visitors = asks.map(async (once) => {
    const statuses: number[] = [];
    while (!isOver) statuses.push(await once());
    return statuses;
  });
  return () => {
    isOver = true;
    return Promise.all(visitors);
  };
}

/** What `npm run doctor` says of the server on that port, asked at the site's address. */
export async function examine(port: number, siteUrl: string): Promise<string> {
  const run = promisify(execFile)("scripts/run", ["doctor"], {
    // The proxies of the tests sign their own certificates.
    env: { ...process.env, ...partEnv(port, siteUrl), NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
  // It ends with 1 when something is wrong.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout;
}
