import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication, NO_LETTER } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import type { ApplicationStatus } from "../schema";
import { moveToStage } from "./moves.commands";
import { listPipeline, listPipelineJobs, readLanes } from "./queries";
import { defaultStages } from "./stages";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

type Values = { status?: ApplicationStatus; days?: number; at?: string; resumeId?: null };

async function anApplication(fullName: string, { status, days = 0, at, ...rest }: Values = {}) {
  const { id } = await makeApplication({
    userId: (await makeUser()).id,
    jobId: at ?? scene.jobId,
    fullName,
    email: `${fullName.split(" ")[0]?.toLowerCase()}@example.org`,
    at: ago(days),
    ...(status ? { status } : {}),
    ...rest,
  });
  return id;
}

const stage = (status: ApplicationStatus) =>
  defaultStages(scene.companyId).find((one) => one.status === status)?.id ?? "";
const list = async (wanted = {}, pageSize = 50, actor = scene.employer) =>
  listPipeline(actor, wanted, pageSize);
const namesOf = async (wanted = {}) => (await list(wanted))?.rows.map(({ name }) => name);

describe("listPipeline", () => {
  it("is empty without applications", async () => {
    expect(await list()).toMatchObject({
      companyName: "Harbour Bakery",
      rows: [],
      total: 0,
      page: 1,
      pageCount: 1,
      received: 0,
    });
  });

  it("counts by stage and shows the open ones, newest first", async () => {
    await anApplication("Ana Old", { days: 9 });
    await anApplication("Ben New");
    await anApplication("Cleo Talk", { status: "interview", days: 2 });
    await anApplication("Dan Over", { status: "not_selected", days: 3 });
    await anApplication("Eva Shut", { status: "closed", days: 4 });
    await anApplication("Fay Held", { status: "held" });
    await anApplication("Gus Gone", { status: "withdrawn" });

    const page = await list();

    expect(page?.rows.map(({ name }) => name)).toEqual(["Ben New", "Cleo Talk", "Ana Old"]);
    expect(page?.stages.map(({ name, count }) => [name, count])).toEqual([
      ["New", 2],
      ["In review", 0],
      ["Interview", 1],
      ["Offer", 0],
      ["Hired", 0],
      ["Not selected", 1],
    ]);
    expect(page).toMatchObject({
      counts: { open: 3, ended: 2, all: 5 },
      unseen: 2,
      unanswered: 1,
      received: 5,
    });
    expect(page?.rows[1]).toMatchObject({
      status: "interview",
      stageId: stage("interview"),
      jobTitle: "Bread baker",
      isNew: false,
      hasResume: true,
      skills: null,
    });
    expect(await namesOf({ show: "ended" })).toEqual(["Dan Over", "Eva Shut"]);
    expect(await namesOf({ show: "all", stageId: stage("not_selected") })).toEqual(["Dan Over"]);
  });

  it("follows a move, and falls back when a stage has another status", async () => {
    const id = await anApplication("Ben New");
    await moveToStage(scene.employer, id, {
      ...{ stageId: stage("offer"), version: 1, note: null },
      tell: NO_LETTER,
    });

    expect(await namesOf({ stageId: stage("offer") })).toEqual(["Ben New"]);
    expect(await namesOf({ stageId: stage("submitted") })).toEqual([]);
  });

  it("filters by job, name, address and reference, and treats nothing as a pattern", async () => {
    const other = await makeJob({ companyId: scene.companyId, title: "Miller" });
    const id = await anApplication("Ana 100% Real", { at: other });
    await anApplication("Ben Wood");
    const { reference } = await db.application.findUniqueOrThrow({ where: { id } });

    expect(await namesOf({ jobId: other })).toEqual(["Ana 100% Real"]);
    expect(await namesOf({ query: "0% r" })).toEqual(["Ana 100% Real"]);
    expect(await namesOf({ query: "%" })).toEqual(["Ana 100% Real"]);
    expect(await namesOf({ query: "ben@exam" })).toEqual(["Ben Wood"]);
    expect(await namesOf({ query: reference.toLowerCase() })).toEqual(["Ana 100% Real"]);
    expect(await namesOf({ query: "x'; DROP TABLE users; --\\" })).toEqual([]);
    expect(await listPipelineJobs(scene.employer, scene.companyId)).toHaveLength(2);
  });

  it("shows the company that has the posting, for a member of several", async () => {
    const later = await makeCompany("Zinc Works");
    const at = await makeJob({ companyId: later });
    await anApplication("Ana Old", { at });
    const both = {
      ...scene.employer,
      companies: [...scene.employer.companies, { id: later, role: "owner" }],
    };

    const page = await list({ jobId: at }, 50, both as Actor);

    expect(page).toMatchObject({ companyId: later, total: 1 });
  });

  it("filters by what waits, and sorts", async () => {
    const seen = await anApplication("Ana Old", { days: 9 });
    await anApplication("Ben New");
    await db.application.update({ where: { id: seen }, data: { viewedAt: new Date() } });

    expect(await namesOf({ waiting: "unseen" })).toEqual(["Ben New"]);
    expect(await namesOf({ waiting: "unanswered" })).toEqual(["Ana Old"]);
    expect(await namesOf({ sort: "oldest" })).toEqual(["Ana Old", "Ben New"]);
    expect(await namesOf({ sort: "name" })).toEqual(["Ana Old", "Ben New"]);
    expect(await namesOf({ sort: "changed" })).toEqual(["Ana Old", "Ben New"]);
  });

  it("returns the last page for a number past the end, and each row once", async () => {
    for (const name of ["Ana", "Ben", "Cleo"]) await anApplication(name, { days: 1 });

    const pages = await Promise.all([1, 2, 99].map((page) => list({ page }, 2)));

    expect(pages.map((page) => page?.page)).toEqual([1, 2, 2]);
    const names = [...(pages[0]?.rows ?? []), ...(pages[1]?.rows ?? [])].map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Ana", "Ben", "Cleo"]);
  });
});

// OWASP ASVS 14.2.6: a hidden applicant's name appears nowhere, and no search by name finds them.
describe("blind screening", () => {
  beforeEach(async () => {
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
  });

  it("names only applicants in a stage that shows names", async () => {
    const id = await anApplication("Ana Old", { days: 1 });
    await anApplication("Ben Talk", { status: "interview", days: 2 });
    const { reference } = await db.application.findUniqueOrThrow({ where: { id } });

    expect(await namesOf()).toEqual([`Applicant ${reference}`, "Ben Talk"]);
    expect(JSON.stringify(await list())).not.toContain("Ana");
    expect(await namesOf({ query: "ana" })).toEqual([]);
    expect(await namesOf({ query: "ben" })).toEqual(["Ben Talk"]);
    await moveToStage(scene.employer, id, {
      ...{ stageId: stage("offer"), version: 1, note: null },
      tell: NO_LETTER,
    });
    expect(await namesOf({ query: "ana" })).toEqual(["Ana Old"]);
  });

  it("sorts by reference, which says nothing about a name", async () => {
    for (const name of ["Ana", "Ben", "Cleo"]) await anApplication(name);

    const rows = (await list({ sort: "name" }))?.rows.map(({ reference }) => reference) ?? [];

    expect(rows).toEqual(rows.toSorted());
  });
});

describe("readLanes", () => {
  it("returns the first applications of each stage, including final stages", async () => {
    await anApplication("Ana Old", { days: 2 });
    await anApplication("Ben New");
    await anApplication("Dan Over", { status: "hired" });
    await anApplication("Eva Shut", { status: "closed" });

    const pipeline = await readLanes(scene.employer, {});

    const lanes = Object.entries(pipeline?.lanes ?? {}).map(([id, rows]) => [
      pipeline?.stages.find((one) => one.id === id)?.name,
      rows.map(({ name }) => name),
    ]);
    expect(lanes).toEqual([
      ["New", ["Ben New", "Ana Old"]],
      ["Hired", ["Dan Over"]],
    ]);
  });
});

// OWASP ASVS 8.2.2, 8.4.1
describe("strangers", () => {
  it("get nothing from a company, and neither does a suspended company", async () => {
    await anApplication("Ana Old");
    const stranger = await aMemberOf(await makeCompany("Other"));
    const gone = { ...scene.employer, companies: [] };

    for (const actor of [stranger, gone]) {
      expect(await list({ companyId: scene.companyId }, 50, actor)).toBeNull();
      expect(await readLanes(actor, { companyId: scene.companyId })).toBeNull();
      expect(await listPipelineJobs(actor, scene.companyId)).toEqual([]);
    }
    expect((await list({ jobId: scene.jobId }, 50, stranger))?.rows).toEqual([]);
    expect(await list({}, 50, gone)).toBeNull();
    await db.company.update({ where: { id: scene.companyId }, data: { status: "suspended" } });
    expect(await list()).toBeNull();
  });
});
