import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aPosting } from "@/lib/testing/imports";
import { react } from "@/lib/testing/reactions";
import { hoursLater, LIMITS, postings, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { addSource, changeSource, deleteSource, requestRun, startDueSources } from "./commands";
import { sourceDeleted, sourceNeedsAttention } from "./events";
import { previewSource } from "./preview.commands";
import { findSource, listSources } from "./queries";
import { previewInput, sourceInput } from "./schema";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, id, source, countOpen } = setUpSource(server);

let by: { actor: Actor; client: ReturnType<typeof aClient> };
beforeEach(async () => {
  by = { actor: await anAdmin(), client: aClient() };
  server.paths.set("/jobs.json", postings(3));
});

const preview = (input: object) => previewSource(by.actor, previewInput.parse(input), LIMITS);
const here = (path: string) => `${server.origin}${path}`;

describe("previewSource", () => {
  it("shows what would be imported and what wouldn't, and saves nothing", async () => {
    server.paths.set("/jobs.json", [aPosting(1), aPosting(2, { title: "", shoeSize: 44 })]);
    expect(await preview({ address: here("/jobs.json") })).toMatchObject({
      ...{ kind: "file", isWhole: true, read: 2, ready: 1, rejected: 1 },
      jobs: [{ title: "Baker at oven 1", company: "Bread Ltd", place: "Pune, India" }],
      problems: [{ record: 2, reference: "p-2", reason: expect.stringContaining("no title") }],
      unknownFields: ["shoeSize"],
    });
    expect(await db.job.count()).toBe(0);
    expect(await db.importRun.count()).toBe(0);
  });

  it("uses the company and the mapping that are given", async () => {
    server.paths.set("/odd.json", [
      { no: 7, role: "Baker", text: "Bake.", location: "Pune, India" },
    ]);
    const mapping = JSON.stringify({
      fields: { identifier: "no", title: "role", description: "text" },
    });
    const seen = await preview({ address: here("/odd.json"), companyName: "Ovens", mapping });
    expect(seen.jobs).toMatchObject([{ title: "Baker", company: "Ovens" }]);
    await expect(preview({ address: here("/odd.json"), mapping: "{" })).rejects.toMatchObject({
      fields: { mapping: [expect.stringContaining("isn't valid JSON")] },
    });
  });

  it("finds the pages of a site by its sitemap", async () => {
    const markup = `<script type="application/ld+json">${JSON.stringify(aPosting(1))}</script>`;
    server.paths.set("/", "<!doctype html><html><h1>Bread</h1></html>");
    server.paths.set("/robots.txt", `Sitemap: ${here("/map.xml")}`);
    server.paths.set("/map.xml", `<urlset><url><loc>${here("/jobs/1")}</loc></url></urlset>`);
    server.paths.set("/jobs/1", `<html>${markup}</html>`);
    expect(await preview({ address: here("/") })).toMatchObject({
      ...{ kind: "pages", ready: 1 },
      jobs: [{ title: "Baker at oven 1" }],
    });
  });

  it.each([
    ["http://10.0.0.1/jobs.xml", "isn't on the public internet"],
    ["http://[::1]/jobs.xml", "isn't on the public internet"],
    ["localhost:1/jobs.xml", "isn't on the public internet"],
    ["http://0x7f000001/", "isn't on the public internet"],
    ["https://user:secret@lantern.example/", "isn't requested"],
    ["file:///etc/passwd", "isn't an http"],
    ["not an address", "isn't an http"],
  ])("refuses %s", async (address, message) => {
    await expect(preview({ address })).rejects.toMatchObject({
      code: "invalid",
      fields: { address: [expect.stringContaining(message)] },
    });
  });

  it("says why an address can't be read", async () => {
    await expect(preview({ address: here("/none") })).rejects.toThrow("nothing at this address");
  });
});

describe("addSource", () => {
  const input = (more: object = {}) =>
    sourceInput.parse({ address: here("/new.json"), name: "New", everyHours: 6, ...more });
  beforeEach(() => server.paths.set("/new.json", postings(1)));

  it("connects it and has it read at once", async () => {
    const added = await addSource(by, input());
    expect(await queuedEvents("sources.due")).toMatchObject([{ connectedSourceId: added.id }]);
    expect(await findSource(by.actor, added.id)).toMatchObject({
      ...{ name: "New", kind: "file", everyHours: 6, isRunning: true, runs: [] },
    });
    expect(await db.auditEntry.findFirst({ where: { action: "source.added" } })).toMatchObject({
      targetId: added.id,
    });
  });

  it("refuses a name and an address that another source has", async () => {
    await addSource(by, input());
    server.paths.set("/other.json", []);
    await expect(addSource(by, input({ address: here("/other.json") }))).rejects.toMatchObject({
      fields: { name: ["Another source has this name."] },
    });
    await expect(addSource(by, input({ name: "Newer" }))).rejects.toMatchObject({
      fields: { address: ["This address is already a source."] },
    });
  });
});

describe("a source in the list", () => {
  it("has its counts, its last success and the refused rows", async () => {
    server.paths.set("/jobs.json", [...postings(2), aPosting(3, { title: "" })]);
    await run();
    // A page past the end returns the last one.
    expect(await listSources(by.actor, 7)).toMatchObject({
      ...{ total: 1, page: 1, pageCount: 1 },
      sources: [
        { openJobs: 2, isPaused: false, isRunning: false, lastRun: { outcome: "complete" } },
      ],
    });
    expect(await findSource(by.actor, id())).toMatchObject({
      lastSuccessAt: hoursLater(0).toISOString(),
      latestJobs: [{ path: expect.stringMatching(/^\/job\//) }, { title: expect.any(String) }],
      problems: [{ record: 3, reference: "p-3" }],
    });
  });

  it("is on a page of fifty, by name", async () => {
    for (let number = 0; number < 50; number++) await connect("file", `/${number}.json`);
    const first = await listSources(by.actor, 1);
    expect(first).toMatchObject({ total: 51, page: 1, pageCount: 2 });
    const { sources } = await listSources(by.actor, 2);
    expect([...first.sources, ...sources].map(({ name }) => name)).toEqual(
      (await db.source.findMany({ orderBy: { name: "asc" } })).map(({ name }) => name),
    );
    expect(sources).toHaveLength(1);
  });

  it("is read when it is due, but not while it is paused", async () => {
    await run();
    await startDueSources(hoursLater(23));
    expect(await queuedEvents("sources.due")).toEqual([]);
    await startDueSources(hoursLater(25));
    await startDueSources(hoursLater(26));
    expect(await queuedEvents("sources.due")).toHaveLength(1);

    await changeSource(by, id(), { isPaused: true });
    await startDueSources(hoursLater(99));
    await run(hoursLater(99));
    expect(await queuedEvents("sources.due")).toHaveLength(1);
    expect(await db.sourceRun.count()).toBe(1);

    await requestRun(by, id(), { acceptsShrinking: false });
    expect(await queuedEvents("sources.due")).toHaveLength(2);
    await changeSource(by, id(), { isPaused: false, everyHours: 1 });
    expect(await source()).toMatchObject({ pausedAt: null, everyHours: 1 });
  });

  it.each([
    ["keep", 3],
    ["end", 0],
  ] as const)("is deleted with the choice to %s its jobs", async (jobs, left) => {
    const { sourceId } = await source();
    await run();
    await deleteSource(by, id(), { jobs });
    for (const event of await queuedEvents("sources.deleted")) {
      await react(sourceDeleted, event as { sourceId: number });
    }
    expect(await countOpen()).toBe(left);
    expect(await db.sourceRun.count()).toBe(0);
    expect(await db.source.count({ where: { id: sourceId } })).toBe(1);
    await expect(deleteSource(by, id(), { jobs })).rejects.toMatchObject({ code: "not_found" });
  });
});

it("tells every admin about a source that needs attention", async () => {
  await run();
  server.paths.set("/jobs.json", postings(1));
  const { id: runId } = await run(hoursLater(24));
  await react(sourceNeedsAttention, { runId });
  await react(sourceNeedsAttention, { runId });
  expect(await db.notification.findMany()).toMatchObject([
    {
      userId: by.actor.id,
      title: expect.stringContaining("has lost most of its jobs"),
      text: expect.stringContaining("2 of 3 open jobs are gone."),
      path: `/admin/sources/${id()}`,
    },
  ]);
});

it("is only for admins", async () => {
  for (const actor of await noAdmins()) {
    const stranger = { actor, client: aClient() };
    const all = [
      () => listSources(actor, 1),
      () => findSource(actor, id()),
      () => previewSource(actor, { address: here("/jobs.json") }, LIMITS),
      () => addSource(stranger, { address: here("/jobs.json"), name: "x", everyHours: 24 }),
      () => changeSource(stranger, id(), { isPaused: true }),
      () => requestRun(stranger, id(), { acceptsShrinking: true }),
      () => deleteSource(stranger, id(), { jobs: "end" }),
    ];
    for (const call of all) await expect(call()).rejects.toMatchObject({ code: "forbidden" });
  }
  expect(server.asked).toEqual([]);
});
