import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeTeam } from "@/lib/testing/posting";
import { hoursLater, LIMITS, setUpSource } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { changeSource } from "./commands";
import { previewFields } from "./fields.commands";
import { previewSource } from "./preview.commands";
import { previewInput, sourceChange } from "./schema";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, id, source } = setUpSource(server);

let by: { actor: Actor; client: ReturnType<typeof aClient> };
const rows = [1, 2].map((no) => ({
  ...{ no, role: `Baker ${no}`, caption: `Shift ${no}`, text: "Bake.", location: "Pune, India" },
  company: "Bread Ltd",
}));
const FIELDS = { identifier: "no", title: "role", description: "text" };
const titles = async () =>
  (await db.job.findMany({ orderBy: { title: "asc" } })).map(({ title }) => title);

beforeEach(async () => {
  by = { actor: await anAdmin(), client: aClient() };
  server.paths.set("/jobs.json", rows);
});

describe("previewFields", () => {
  it("shows the source's fields, what they feed, and the jobs that a new choice would import", async () => {
    const before = await previewFields(by, { sourceId: id() }, LIMITS);
    expect(before).toMatchObject({
      ready: 0,
      recognised: { jobLocation: "location", "hiringOrganization.name": "company" },
      choices: {},
    });
    expect(before.fields.slice(0, 2)).toEqual([
      { name: "no", values: ["1", "2"] },
      { name: "role", values: ["Baker 1", "Baker 2"] },
    ]);
    const seen = await previewFields(by, { sourceId: id(), fields: FIELDS }, LIMITS);
    expect(seen).toMatchObject({ ready: 2, choices: FIELDS, ruled: [] });
    expect(await source()).toMatchObject({ mapping: null });
  });

  it("also works for a new address", async () => {
    const input = { address: `${server.origin}/jobs.json`, fields: FIELDS };
    expect(await previewSource(by.actor, previewInput.parse(input), LIMITS)).toMatchObject({
      ...{ ready: 2, choices: FIELDS },
      jobs: [{ title: "Baker 1" }, { title: "Baker 2" }],
    });
  });

  it("is for admins, and for members of its company", async () => {
    for (const actor of await noAdmins()) {
      const stranger = { actor, client: aClient() };
      await expect(previewFields(stranger, { sourceId: id() }, LIMITS)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const team = { ...(await makeTeam()), client: aClient() };
    await expect(previewFields(team, { sourceId: id() }, LIMITS)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(server.asked).toEqual([]);
  });
});

describe("a source whose fields are changed", () => {
  const choose = (fields: object) => changeSource(by, id(), sourceChange.parse({ fields }));

  it("is read with them from the next run on, even if nothing has changed there", async () => {
    server.paths.set("/jobs.json", (request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else response.setHeader("etag", '"v1"').end(JSON.stringify(rows));
    });
    await choose(FIELDS);
    expect(await run()).toMatchObject({ outcome: "complete", created: 2 });
    expect(await run(hoursLater(1))).toMatchObject({ outcome: "unchanged" });

    await choose({ title: "caption" });
    expect(await source()).toMatchObject({ mapping: { fields: { ...FIELDS, title: "caption" } } });
    expect(await run(hoursLater(2))).toMatchObject({ outcome: "complete", updated: 2 });
    expect(await titles()).toEqual(["Shift 1", "Shift 2"]);
    expect(await run(hoursLater(3))).toMatchObject({ outcome: "unchanged" });
    const entries = await db.auditEntry.findMany({ where: { action: "source.changed" } });
    expect(entries.at(-1)).toMatchObject({ details: { fields: "title" } });
  });

  it("uses texts that are the same for every job, and dates as the source writes them", async () => {
    server.paths.set("/jobs.json", [{ no: 1, role: "Baker", text: "Bake.", opened: "09/11/2026" }]);
    const same = {
      "hiringOrganization.name": { constant: " Bread Ltd " },
      jobLocation: { constant: "Pune, India" },
    };
    await choose({ ...FIELDS, ...same, datePosted: { from: "opened", date: "dd/mm/yyyy" } });
    expect(await run()).toMatchObject({ created: 1 });
    const { company, postedAt } = await db.job.findFirstOrThrow({ include: { company: true } });
    expect([company.name, postedAt?.toISOString()]).toEqual([
      "Bread Ltd",
      "2026-11-09T00:00:00.000Z",
    ]);
    const seen = await previewFields(by, { sourceId: id() }, LIMITS);
    expect(seen).toMatchObject({
      choices: {
        "hiringOrganization.name": { constant: "Bread Ltd" },
        datePosted: { from: "opened", date: "dd/mm/yyyy" },
      },
      ruled: [],
    });
  });

  it("is read again if they were changed during a run", async () => {
    await choose(FIELDS);
    server.paths.set("/jobs.json", (_request, response) => {
      void choose({ title: "caption" }).then(() =>
        response.setHeader("etag", '"v1"').end(JSON.stringify(rows)),
      );
    });
    await run();
    expect(await source()).toMatchObject({ etag: null });
  });

  it("reads all its pages again", async () => {
    await connect("pages", "/sitemap.xml");
    const posting = { "@type": "JobPosting", ...rows[0], jobLocation: "Pune, India" };
    server.paths.set(
      "/sitemap.xml",
      `<urlset><url><loc>${server.origin}/jobs/1</loc>
      <lastmod>2026-11-01</lastmod></url></urlset>`,
    );
    server.paths.set(
      "/jobs/1",
      `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`,
    );
    await choose({ ...FIELDS, "hiringOrganization.name": "company" });
    expect(await run()).toMatchObject({ created: 1 });
    expect(await run(hoursLater(1))).toMatchObject({ outcome: "complete", unchanged: 1 });
    await choose({ title: "caption" });
    expect(await run(hoursLater(2))).toMatchObject({ updated: 1 });
  });

  it("refuses unknown fields and formats", () => {
    for (const fields of [
      ...[{ salary: "x" }, { title: 5 }, { title: "x".repeat(201) }],
      ...[
        { datePosted: { from: "opened", date: "yy" } },
        { datePosted: { from: "", date: "iso" } },
      ],
    ]) {
      expect(sourceChange.safeParse({ fields }).success).toBe(false);
    }
  });

  it("says what to do if the text for every job is empty", () => {
    const { error } = sourceChange.safeParse({ fields: { jobLocation: { constant: " " } } });
    expect(error?.issues).toMatchObject([
      {
        path: ["fields", "jobLocation", "constant"],
        message: "Enter what is the same for every job, or choose to leave the field out",
      },
    ]);
  });
});
