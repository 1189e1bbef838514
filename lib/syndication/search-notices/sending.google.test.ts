import { rmSync, writeFileSync } from "node:fs";
import { importSPKI, jwtVerify } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { db } from "@/lib/platform/db/client";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setUpSearchEngines } from "@/lib/testing/services/search-engines";
import { getSearchNotices } from "./queries";

setUpDatabase();
const engines = await setUpSearchEngines();
const { server, keyFile, publicKey, got, respondWith, turnOn, aJob, send, tell, statuses } =
  engines;

const PUBLISH = "/v3/urlNotifications:publish";

beforeEach(() => turnOn({ google: true }));

describe("Google", () => {
  const token = JSON.stringify({ access_token: "a token", expires_in: 3600 });

  it("is told of each page with a token for the account's key", async () => {
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

  it("is told of 200 pages a day, and of the others later", async () => {
    respondWith("/token", 200, { body: token });
    respondWith(PUBLISH, 200, { body: "{}" });
    await db.$executeRaw`INSERT INTO google_requests (at) SELECT now() FROM generate_series(1, 199)`;
    await tell(jobsPublished, [(await aJob()).id, (await aJob()).id]);
    // Two workers at once have one request between them.
    await Promise.all([send(), send()]);
    await send();
    const told = () => got.filter(({ text }) => text.includes("URL_UPDATED"));

    expect(told()).toHaveLength(1);
    await db.$executeRaw`UPDATE google_requests SET at = now() - interval '25 hours'`;
    await db.searchNotice.updateMany({ data: { nextAt: new Date() } });
    await send();
    expect(told()).toHaveLength(2);
  });

  it("counts every request that Google refuses, and none that was never sent", async () => {
    respondWith("/token", 200, { body: token });
    respondWith(PUBLISH, 500);
    await tell(jobsPublished, [(await aJob()).id]);
    const sendAgain = async () => {
      await db.searchNotice.updateMany({ data: { nextAt: new Date() } });
      await send();
    };
    for (const tries of [1, 2, 3]) {
      await sendAgain();
      expect(await db.googleRequest.count()).toBe(tries);
    }
    rmSync(keyFile);
    await sendAgain();
    expect(await db.googleRequest.count()).toBe(3);
  });

  it("counts only the requests sent, if the first of several is refused", async () => {
    respondWith("/token", 200, { body: token });
    respondWith(PUBLISH, 403);
    const companyId = await makeCompany();
    const made: string[] = [];
    for (let i = 0; i < 3; i += 1) made.push(await makeJob({ companyId }));
    await tell(jobsPublished, made);
    await send();

    const rows = await db.searchNotice.findMany({ orderBy: { tries: "asc" } });
    expect(rows.map(({ status, tries }) => [status, tries])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
      ["waiting", 1],
    ]);
    expect(rows.filter(({ triedAt }) => triedAt)).toHaveLength(1);
  });

  it.each([
    ["doesn't exist", null, /can't be read/],
    ["contains something else", "{}", /isn't one of a Google service account/],
  ])("says what is wrong with a key file that %s", async (_how, text, words) => {
    if (text === null) rmSync(keyFile);
    else writeFileSync(keyFile, text);
    await tell(jobsPublished, [(await aJob()).id]);
    await send();
    const { latest } = await getSearchNotices(await anAdmin());

    expect(latest[0]?.problem).toMatch(words);
    expect(latest[0]?.status).toBe("waiting");
  });
});
