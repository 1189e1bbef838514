import { beforeEach, describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { jobsEdited, jobsEnded, jobsPublished } from "@/lib/jobs/events";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeBoard } from "@/lib/testing/factories";
import { setUpSearchEngines } from "@/lib/testing/services/search-engines";
import { indexNowKey } from "./indexnow.commands";
import { getSearchNotices } from "./queries";

setUpDatabase();
const { server, got, respondWith, turnOn, aJob, send, tell, statuses } = await setUpSearchEngines();

const addresses = () =>
  got.map(({ text }) => (JSON.parse(text) as { urlList: string[] }).urlList.toSorted());

beforeEach(() => turnOn({ indexNow: true }));

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
      keyLocation: `${env().SITE_URL}/indexnow.txt`,
    });
    expect(indexNowKey()).toMatch(/^[0-9a-f]{32}$/);

    await moveJob(first.id, "closed");
    await tell(jobsEnded, [first.id]);
    await send();
    const { latest } = await getSearchNotices(await anAdmin());

    expect(addresses()[1]).toEqual([first.url]);
    expect(latest[0]).toMatchObject({ engine: "indexnow", status: "sent", isLive: false });
  });

  it("is told of the site's page if a job was changed at a board, whatever that board's settings", async () => {
    respondWith("/indexnow", 202);
    const board = await makeBoard();
    const job = await aJob();
    await onBoard(board, () => tell(jobsEdited, [job.id]));
    await send();

    expect(addresses()).toEqual([[job.url]]);
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

  it("is tried again only after the time that it asks for", async () => {
    respondWith("/indexnow", 429, { headers: { "retry-after": "7200" } });
    const { id } = await aJob();
    await tell(jobsPublished, [id]);
    await send();
    const { nextAt } = await db.searchNotice.findFirstOrThrow();

    expect(nextAt.getTime() - Date.now()).toBeGreaterThan(7_000_000);
  });

  it("is told again of what changed while it was being told, and of what a killed worker was sending", async () => {
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
