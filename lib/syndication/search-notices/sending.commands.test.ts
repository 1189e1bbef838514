import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import * as environment from "@/lib/platform/env";
import * as settings from "@/lib/platform/settings";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { startSourceServer } from "@/lib/testing/services/source-server";
import { indexNowKey } from "./indexnow.commands";
import { getSearchNotices } from "./queries";
import { sendSearchNotices } from "./sending.commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;
const folder = mkdtempSync(join(tmpdir(), "indexing-"));
const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const keyFile = join(folder, "key.json");
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

setUpDatabase();

type Got = { headers: IncomingMessage["headers"]; text: string };
const got: Got[] = [];

/** Responds to a path with a status, and keeps what was sent to it. */
function respondWith(
  path: string,
  status: number,
  { body = "", headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): void {
  server.paths.set(path, (request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += String(part);
    });
    request.on("end", () => {
      got.push({ headers: request.headers, text });
      response.writeHead(status, headers).end(body);
    });
  });
}

const PUBLISH = "/v3/urlNotifications:publish";
const send = () => sendSearchNotices(new AbortController().signal);
const addresses = () =>
  got.map(({ text }) => (JSON.parse(text) as { urlList: string[] }).urlList.toSorted());

function turnOn(engines: { indexNow?: boolean; google?: boolean }): void {
  vi.restoreAllMocks();
  const [group, env] = [settings.settingGroup, environment.env()];
  vi.spyOn(settings, "settingGroup").mockImplementation(((name: "discovery") =>
    name === "discovery"
      ? { ...group(name), indexNow: engines.indexNow ?? false }
      : group(name)) as typeof group);
  const file = engines.google ? { GOOGLE_INDEXING_KEY_FILE: keyFile } : {};
  vi.spyOn(environment, "env").mockReturnValue({ ...env, ...file });
}

async function aJob(): Promise<{ id: string; url: string }> {
  const id = await makeJob({ companyId: await makeCompany() });
  const { slug } = await db.job.findUniqueOrThrow({ where: { id }, select: { slug: true } });
  return { id, url: `${environment.env().SITE_URL}/job/${slug}` };
}

const tell = (event: typeof jobsEdited, ids: string[]) =>
  react(event, { jobIds: ids, companyIds: [] });
const statuses = async () =>
  (await db.searchNotice.findMany({ orderBy: { createdAt: "asc" } })).map(({ status }) => status);

beforeEach(() => {
  got.length = 0;
  server.paths.clear();
  writeFileSync(
    keyFile,
    JSON.stringify({
      client_email: "board@project.iam.gserviceaccount.com",
      private_key: privateKey,
      token_uri: `${server.origin}/token`,
    }),
  );
  turnOn({ indexNow: true });
});

describe("IndexNow", () => {
  it("is told of all pages that changed at once, each once however often it changed", async () => {
    respondWith("/indexnow", 202);
    const [first, second] = [await aJob(), await aJob()];
    await tell(jobsPublished, [first.id, second.id]);
    await tell(jobsEdited, [first.id]);
    await send();
    await send();

    expect(addresses()).toEqual([[first.url, second.url].toSorted()]);
    expect(JSON.parse(got[0]?.text ?? "")).toMatchObject({
      host: new URL(first.url).host,
      key: indexNowKey(),
      keyLocation: `${environment.env().SITE_URL}/indexnow.txt`,
    });
    expect(indexNowKey()).toMatch(/^[0-9a-f]{32}$/);

    await moveJob(first.id, "closed");
    await tell(jobsEnded, [first.id]);
    await send();
    const { latest } = await getSearchNotices(await anAdmin());

    expect(addresses()[1]).toEqual([first.url]);
    expect(latest[0]).toMatchObject({ engine: "indexnow", status: "sent", isLive: false });
  });

  it("is tried again after a failure, says why, and is given up in the end", async () => {
    respondWith("/indexnow", 403);
    const { id } = await aJob();
    await tell(jobsPublished, [id]);
    await send();
    await send();

    expect(got).toHaveLength(1);
    const { engines, latest } = await getSearchNotices(await anAdmin());
    expect(latest[0]).toMatchObject({ status: "waiting" });
    expect(latest[0]?.problem).toBe("It couldn't verify the key at /indexnow.txt (403).");
    expect(engines[0]).toMatchObject({ isOn: true, waiting: 1, sent: 0 });
    for (let tries = 1; tries < 8; tries += 1) {
      await db.searchNotice.updateMany({ data: { nextAt: new Date(0) } });
      await send();
    }
    expect(await statuses()).toEqual(["failed"]);
    expect(got).toHaveLength(8);
  });

  it("waits as long as it is asked to", async () => {
    respondWith("/indexnow", 429, { headers: { "retry-after": "7200" } });
    const { id } = await aJob();
    await tell(jobsPublished, [id]);
    await send();
    const { nextAt } = await db.searchNotice.findFirstOrThrow();

    expect(nextAt.getTime() - Date.now()).toBeGreaterThan(7_000_000);
  });

  it("tells again of what changed while it was being told, and what a killed worker had", async () => {
    const { id } = await aJob();
    await tell(jobsPublished, [id]);
    server.paths.set("/indexnow", (_request, response) => {
      void tell(jobsEdited, [id]).then(() => response.writeHead(500).end());
    });
    await send();

    expect(await statuses()).toEqual(["waiting"]);
    await db.searchNotice.updateMany({ data: { status: "sending", nextAt: new Date(0) } });
    respondWith("/indexnow", 200);
    await send();

    expect(await statuses()).toEqual(["sent"]);
  });

  it("is told nothing unless it is on", async () => {
    turnOn({});
    await tell(jobsPublished, [(await aJob()).id]);

    expect(await statuses()).toEqual([]);
  });
});

describe("Google", () => {
  const token = JSON.stringify({ access_token: "a token", expires_in: 3600 });

  it("is told of each page with a token for the account's key", async () => {
    turnOn({ google: true });
    respondWith("/token", 200, { body: token });
    respondWith(PUBLISH, 200, { body: "{}" });
    const [live, gone] = [await aJob(), await aJob()];
    await moveJob(gone.id, "closed");
    await tell(jobsEnded, [gone.id]);
    await tell(jobsPublished, [live.id]);
    await send();

    const [asked, ...told] = got;
    const assertion = new URLSearchParams(asked?.text).get("assertion") ?? "";
    const { payload } = await jwtVerify(assertion, await importSPKI(publicKey, "RS256"), {
      audience: `${server.origin}/token`,
      issuer: "board@project.iam.gserviceaccount.com",
    });
    expect(payload["scope"]).toBe("https://www.googleapis.com/auth/indexing");
    expect(told.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill("Bearer a token"),
    );
    expect(told.map(({ text }) => JSON.parse(text) as object)).toEqual(
      expect.arrayContaining([
        { url: live.url, type: "URL_UPDATED" },
        { url: gone.url, type: "URL_DELETED" },
      ]),
    );
    expect(await statuses()).toEqual(["sent", "sent"]);
  });

  it("is told of 200 pages in a day, and of the others later", async () => {
    turnOn({ google: true });
    respondWith("/token", 200, { body: token });
    respondWith(PUBLISH, 200, { body: "{}" });
    const { id } = await aJob();
    await db.$executeRaw`
      INSERT INTO search_notices (id, job_id, engine, status, tried_at)
      SELECT gen_random_uuid(), ${id}::uuid, 'google', 'sent', now() FROM generate_series(1, 199)`;
    await tell(jobsPublished, [(await aJob()).id, (await aJob()).id]);
    await send();
    await send();
    const told = () => got.filter(({ text }) => text.includes("URL_UPDATED"));

    expect(told()).toHaveLength(1);
    await db.$executeRaw`UPDATE search_notices SET tried_at = now() - interval '25 hours'
      WHERE status = 'sent'`;
    await send();
    expect(told()).toHaveLength(2);
  });

  it.each([
    ["isn't there", null, /can't be read/],
    ["isn't one", "{}", /isn't one of a Google service account/],
  ])("says what is wrong with a key file that %s", async (_how, text, words) => {
    turnOn({ google: true });
    if (text === null) rmSync(keyFile);
    else writeFileSync(keyFile, text);
    await tell(jobsPublished, [(await aJob()).id]);
    await send();
    const { latest } = await getSearchNotices(await anAdmin());

    expect(latest[0]?.problem).toMatch(words);
    expect(latest[0]?.status).toBe("waiting");
  });
});
