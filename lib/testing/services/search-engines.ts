import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, vi } from "vitest";
import type { JobsEvent } from "@/lib/jobs/events";
import { currentBoardId } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import * as environment from "@/lib/platform/env";
import * as settings from "@/lib/platform/settings";
import { sendSearchNotices } from "@/lib/syndication/search-notices/sending.commands";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { react } from "@/lib/testing/reactions";
import { startSourceServer } from "../sources/source-server";

type ReceivedRequest = { headers: IncomingMessage["headers"]; text: string };
type Reply = { body?: string; headers?: Record<string, string> };

/** Search engines on this machine that respond as a test says, and a job board that tells them. */
export async function setUpSearchEngines() {
  const server = await startSourceServer();
  process.env["TEST_SOURCE_SERVER"] = server.origin;
  const folder = mkdtempSync(join(tmpdir(), "indexing-"));
  const keyFile = join(folder, "key.json");
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const got: ReceivedRequest[] = [];
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  /** Responds to a path with a status, and keeps what was sent to it. */
  function respondWith(
    path: string,
    status: number,
    { body = "", headers = {} }: Reply = {},
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

  /** Turns on the engines named for the site, and the others off; all are off for its boards. */
  function turnOn(engines: { indexNow?: boolean; google?: boolean }): void {
    vi.restoreAllMocks();
    const [group, env] = [settings.settingGroup, environment.env()];
    vi.spyOn(settings, "settingGroup").mockImplementation(((name: "discovery") =>
      name === "discovery"
        ? { ...group(name), indexNow: currentBoardId() === null && (engines.indexNow ?? false) }
        : group(name)) as typeof group);
    const file = engines.google ? { GOOGLE_INDEXING_KEY_FILE: keyFile } : {};
    vi.spyOn(environment, "env").mockReturnValue({ ...env, ...file });
  }

  async function aJob(): Promise<{ id: string; url: string }> {
    const id = await makeJob({ companyId: await makeCompany() });
    const { slug } = await db.job.findUniqueOrThrow({ where: { id }, select: { slug: true } });
    return { id, url: `${environment.env().SITE_URL}/job/${slug}` };
  }

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
  });

  return {
    server,
    keyFile,
    publicKey,
    got,
    respondWith,
    turnOn,
    aJob,
    send: () => sendSearchNotices(new AbortController().signal),
    tell: (event: JobsEvent, jobIds: string[]) => react(event, { jobIds, companyIds: [] }),
    statuses: async () =>
      (await db.searchNotice.findMany({ orderBy: { createdAt: "asc" } })).map(
        ({ status }) => status,
      ),
  };
}
