import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/accounts";
import { anAdmin } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { setUpImports } from "@/lib/testing/imports";
import { makeTeam } from "@/lib/testing/posting";
import { LIMITS, postings } from "@/lib/testing/sources/set-up";
import { startSourceServer } from "@/lib/testing/sources/source-server";
import { changeSource, deleteSource, requestRun } from "../commands";
import { findCompanySource, listCompanySources, listSources } from "../queries";
import { addCompanySource, previewCompanySource } from "./commands";

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
setUpImports();

let team: { actor: Actor; companyId: string };
let by: { actor: Actor; client: ReturnType<typeof aClient>; companyId: string };

/** Makes the test server's host a proven domain of the company. */
async function prove(companyId: string, domain = "127.0.0.1"): Promise<void> {
  await db.companyVerification.create({
    data: { companyId, kind: "dns", domain, verifiedAt: new Date() },
  });
}

beforeEach(async () => {
  team = await makeTeam();
  by = { ...team, client: aClient() };
  await prove(team.companyId);
  server.paths.set("/jobs.json", postings(3));
});

const redirect = (to: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { location: to }).end();
const here = (path: string) => `${server.origin}${path}`;
const add = (address = here("/jobs.json"), who = by) =>
  addCompanySource(who, { address, everyHours: 24 }, LIMITS);
const asRecruiter = () => ({
  ...by,
  actor: { ...by.actor, companies: [{ id: team.companyId, role: "recruiter" as const }] },
});
const assigned = (role: "hiring_manager" | "interviewer") => ({
  ...by,
  actor: {
    ...by.actor,
    companies: [],
    assignments: [{ companyId: team.companyId, role, jobIds: [], applicationIds: [] }],
  },
});

describe("a company's own source", () => {
  it("shows first what would be imported, as the company's own jobs", async () => {
    const seen = await previewCompanySource(by, { address: here("/jobs.json") }, LIMITS);
    const { name } = await db.company.findUniqueOrThrow({ where: { id: team.companyId } });

    expect(seen).toMatchObject({ ready: 3, jobs: [{ company: name }, {}, {}] });
    expect(await db.source.count()).toBe(0);
  });

  it("is added, listed, and seen by admins as the company's", async () => {
    const { id } = await add();

    expect(await listCompanySources(team.actor, team.companyId)).toMatchObject([
      { id, kind: "file" },
    ]);
    expect(await findCompanySource(team.actor, id)).toMatchObject({ companyId: team.companyId });
    const { name } = await db.company.findUniqueOrThrow({ where: { id: team.companyId } });
    expect(await listSources(await anAdmin(), 1)).toMatchObject({
      sources: [{ id, owner: { name } }],
    });
    await expect(add()).rejects.toMatchObject({ fields: { address: [expect.any(String)] } });
  });

  it("is for owners and recruiters, and can't be found by anyone else", async () => {
    const { id } = await add();
    expect(await listCompanySources(asRecruiter().actor, team.companyId)).toHaveLength(1);
    const other = await makeTeam();
    for (const stranger of [
      assigned("hiring_manager"),
      assigned("interviewer"),
      { ...by, actor: other.actor },
      { ...by, actor: other.actor, companyId: other.companyId },
    ]) {
      const gone = { code: "not_found" };
      await expect(changeSource(stranger, id, { isPaused: true })).rejects.toMatchObject(gone);
      await expect(deleteSource(stranger, id, { jobs: "end" })).rejects.toMatchObject(gone);
      await expect(requestRun(stranger, id, { acceptsShrinking: true })).rejects.toMatchObject(
        gone,
      );
      expect(await findCompanySource(stranger.actor, id)).toBeNull();
    }
    await expect(add(here("/x.json"), assigned("hiring_manager"))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("must be at an address of the company's own, and no other is requested", async () => {
    for (const address of ["https://elsewhere.example/jobs.xml", "http://169.254.169.254/"]) {
      await expect(add(address)).rejects.toMatchObject({ code: "invalid" });
    }
    await db.companyVerification.updateMany({ data: { domain: "harbour.example" } });
    server.asked.length = 0;
    await expect(add()).rejects.toMatchObject({
      fields: { address: [expect.stringContaining("isn't at a domain of your company")] },
    });
    expect(server.asked).toEqual([]);
  });

  it("may be a board that the company's own site links to, and no other", async () => {
    const board = "https://boards.greenhouse.io/acme";
    server.paths.set("/team", `<html><a href="${board}">Jobs</a></html>`);
    server.paths.set("/others", "<html>Nothing here</html>");
    const from = (linkedFrom: string) =>
      addCompanySource(by, { address: board, linkedFrom, everyHours: 24 }, LIMITS);

    for (const page of [here("/others"), here("/missing"), "https://elsewhere.example/team"]) {
      await expect(from(page)).rejects.toMatchObject({
        fields: { address: [expect.stringContaining("no link to this board")] },
      });
    }
    const { id } = await from(here("/team"));
    expect(
      await db.companySource.findUniqueOrThrow({ where: { connectedSourceId: id } }),
    ).toMatchObject({ proof: "link" });
  });

  it("may be the board that the company's own address shows or redirects to", async () => {
    server.paths.set("/careers", '<!doctype html><a href="https://jobs.lever.co/acme/1">Baker</a>');
    server.paths.set("/team", redirect("https://jobs.ashbyhq.com/acme"));
    server.paths.set("/out", redirect("https://jobs.lever.co/others"));
    for (const path of ["/careers", "/team"]) {
      const { id: connectedSourceId } = await add(here(path));
      expect(
        await db.companySource.findUniqueOrThrow({ where: { connectedSourceId } }),
      ).toMatchObject({ proof: "link" });
    }
    // The address's parameters decide where it redirects to.
    await expect(add(here("/out?to=others"))).rejects.toMatchObject({
      fields: { address: [expect.stringContaining("no link to this board")] },
    });
  });

  it("requires a verified company that isn't suspended, and says so", async () => {
    const { id } = await add();
    for (const [data, words] of [
      [{ verifiedAt: null, verifiedBy: null }, "Only a verified company"],
      [{ status: "suspended" as const }, "suspended"],
    ] as const) {
      await db.company.update({ where: { id: team.companyId }, data });
      const refused = { code: "forbidden", message: expect.stringContaining(words) };
      await expect(add(here("/more.json"))).rejects.toMatchObject(refused);
      await expect(requestRun(by, id, { acceptsShrinking: false })).rejects.toMatchObject(refused);
    }
    // The source can still be paused and deleted.
    await changeSource(by, id, { isPaused: true });
    await deleteSource(by, id, { jobs: "keep" });
  });

  it("is one of at most five, even when they are added simultaneously", async () => {
    for (let number = 0; number < 8; number += 1) {
      server.paths.set(`/${number}.json`, postings(1));
    }
    const results = await Promise.allSettled(
      [0, 1, 2, 3, 4, 5, 6, 7].map((number) => add(here(`/${number}.json`))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await db.companySource.count()).toBe(5);
  });

  it("doesn't take over the jobs of another company's source with the same name", async () => {
    const other = await makeTeam();
    await prove(other.companyId, "localhost");
    const { id } = await add();
    const first = await db.connectedSource.findUniqueOrThrow({
      where: { id },
      include: { source: true },
    });
    await deleteSource(by, id, { jobs: "keep" });
    await db.companyVerification.updateMany({
      where: { companyId: team.companyId },
      data: { domain: "harbour.example" },
    });
    await db.companyVerification.updateMany({
      where: { companyId: other.companyId },
      data: { domain: "127.0.0.1" },
    });
    const jobId = await makeJob({ companyId: team.companyId });
    await db.job.update({
      where: { id: jobId },
      data: { sourceId: first.sourceId, reference: "p-1" },
    });

    const second = await add(here("/jobs.json"), { ...by, ...other });
    const taken = await db.connectedSource.findUniqueOrThrow({ where: { id: second.id } });
    expect(taken.sourceId).not.toBe(first.sourceId);
  });
});

it("stays paused after an admin pauses it, until an admin resumes it", async () => {
  const { id } = await add();
  const admin = { actor: await anAdmin(), client: aClient() };
  await changeSource(admin, id, { isPaused: true });

  const held = { code: "forbidden", message: expect.stringContaining("Our team has paused") };
  await expect(changeSource(by, id, { isPaused: false })).rejects.toMatchObject(held);
  await expect(requestRun(by, id, { acceptsShrinking: false })).rejects.toMatchObject(held);
  await changeSource(admin, id, { isPaused: false });
  await changeSource(by, id, { isPaused: true });
  await changeSource(by, id, { isPaused: false });
});

it("is read at most thirty times an hour at its company's request", async () => {
  const { id } = await add();
  const ask = () => requestRun(by, id, { acceptsShrinking: false });
  // Adding the source was the first request.
  for (let asked = 1; asked < 30; asked += 1) await ask();

  await expect(ask()).rejects.toMatchObject({ code: "rate_limited" });
});
