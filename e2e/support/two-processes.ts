import { type IncomingHttpHeaders, request as send } from "node:http";
import { processorTime } from "../../bench/processes";
import type { Sql } from "./database";
import { expect } from "./fixtures";
import { childrenOf, type RunningProduct, withDatabase } from "./own-product";
import { insertPosting } from "./postings";

// What holds however many web processes share a port. Each request uses a new connection: the
// supervisor deals connections out in turn, so eight in a row reach two processes.
const EIGHT = Array.from({ length: 8 });
const WEB = ".next/programs/web-process.mjs";
export const METRICS_TOKEN = "the token of two processes";

/** Where the product runs, and on which data. */
export type ProductPlace = { url: string; data: string; product: RunningProduct };
type ServerResponse = { status: number; headers: IncomingHttpHeaders; text: string };
type Call = { headers?: Record<string, string>; body?: object };

function call(url: string, { headers = {}, body }: Call = {}): Promise<ServerResponse> {
  const text = body && JSON.stringify(body);
  return new Promise((done, fail) => {
    const given = text ? { "content-type": "application/json", ...headers } : headers;
    const method = text ? "POST" : "GET";
    const request = send(url, { agent: false, method, headers: given }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        done({ status, headers: received, text: Buffer.concat(chunks).toString() });
      });
    });
    request.once("error", fail);
    request.end(text);
  });
}

async function eight(url: string, given?: Call): Promise<ServerResponse[]> {
  const responses: ServerResponse[] = [];
  for (const _ of EIGHT) responses.push(await call(url, given));
  return responses;
}

const statuses = (responses: readonly ServerResponse[]) => [
  ...new Set(responses.map(({ status }) => status)),
];

/** Both processes get requests. */
export async function bothWork({ url, product }: ProductPlace): Promise<void> {
  const pids = await childrenOf(product, WEB);
  expect(pids).toHaveLength(2);
  const before = await Promise.all(pids.map(processorTime));
  for (const _ of [1, 2, 3]) await eight(`${url}/search-results?query=${crypto.randomUUID()}`);
  const after = await Promise.all(pids.map(processorTime));
  for (const [index] of pids.entries()) {
    expect(after[index], `process ${index + 1}`).toBeGreaterThan(before[index] ?? 0);
  }
}

/** One limit for all: twenty-five logins, whichever process they reach. */
export async function limitsHold({ url }: ProductPlace): Promise<void> {
  const headers = { "x-forwarded-for": "10.9.8.7" };
  const login = (number: number) =>
    call(`${url}/api/login`, {
      headers,
      body: {
        email: `nobody-${number}@example.org`,
        password: "no word of theirs",
        userType: "job_seeker",
      },
    });
  const responses: ServerResponse[] = [];
  for (let number = 1; number <= 27; number += 1) responses.push(await login(number));
  const refused = responses.map(({ status }) => status === 429);
  expect(refused.indexOf(true)).toBe(25);
}

/** A login at one is known to both, and a logout at one ends it at both. */
export async function loginsHold({ url }: ProductPlace): Promise<void> {
  const login = await call(`${url}/api/login`, {
    body: {
      email: "seeker@demo.jobharbor.example",
      password: "calm-water-2026",
      userType: "job_seeker",
    },
  });
  const { token } = JSON.parse(login.text) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  expect(statuses(await eight(`${url}/api/account`, { headers }))).toEqual([200]);

  await call(`${url}/api/logout`, { headers, body: {} });

  expect(statuses(await eight(`${url}/api/account`, { headers }))).toEqual([401]);
}

/** A setting and a posting soon reach both, in kept pages too. */
export async function changesArrive({ url, data }: ProductPlace): Promise<void> {
  await eight(`${url}/jobs`);
  const { id, path } = await withDatabase(data, async (client) => {
    const sql: Sql = async (text, values = []) => (await client.query(text, values)).rows as never;
    await sql(`INSERT INTO site_settings (name, value, changed_at)
      VALUES ('siteName', '"Quayside"', now())`);
    return insertPosting(sql, { title: "Lighthouse keeper" });
  });
  await expect(async () => {
    for (const { text } of await eight(`${url}/jobs`)) expect(text).toContain("Quayside");
    for (const { text } of await eight(`${url}${path}`))
      expect(text).toContain("Lighthouse keeper");
  }).toPass({ timeout: 15_000 });
  await withDatabase(data, (client) =>
    client.query(
      `UPDATE jobs SET title = 'Pilot of both' WHERE id = '${id}'; SELECT pg_notify('jobharbor_events', 'jobs.edited ${id}')`,
    ),
  );
  await expect(async () => {
    for (const { text } of await eight(`${url}${path}`)) expect(text).toContain("Pilot of both");
  }).toPass({ timeout: 5000 });
}

async function requestsCounted(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await call(`${url}/metrics`, { headers });
  expect(text).toMatch(/^jobharbor_web_processes 2$/m);
  expect(text.match(/^jobharbor_workers /gm)).toHaveLength(1);
  const counted = text.matchAll(
    /^jobharbor_http_request_seconds_count\{.*route="\/contact-us".*\} (\d+)$/gm,
  );
  return [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Whichever is asked reports both. */
export async function metricsAddUp({ url }: ProductPlace): Promise<void> {
  const before = await requestsCounted(url);
  await eight(`${url}/contact-us`);
  for (const _ of [1, 2]) expect(await requestsCounted(url)).toBe(before + 8);
}

/** A killed one comes back, and meanwhile the other answers everything. */
export async function oneServesForTheOther({ url, product }: ProductPlace): Promise<void> {
  const [killed = 0] = await childrenOf(product, WEB);
  process.kill(killed, "SIGKILL");
  await expect.poll(product.output).toMatch(/Web server [12] stopped \(SIGKILL\)/);
  const responses: ServerResponse[] = [];
  while (!/Web server [12] is back/.test(product.output())) {
    responses.push(await call(`${url}/jobs?page=${(responses.length % 3) + 1}`));
  }
  expect(responses.length).toBeGreaterThan(5);
  expect(statuses(responses)).toEqual([200]);
  expect(await childrenOf(product, WEB)).toHaveLength(2);
}
