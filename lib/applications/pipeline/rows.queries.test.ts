import { expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { copyTemplateOnce } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { aDice, type Dice } from "@/lib/testing/search/dice";
import { isHidden } from "../employer-view/blind-screening";
import { APPLICATION_SCOPES, type ApplicationStatus } from "../schema";
import { PIPELINE_SORTS, WAITING } from "./filters.schema";
import { listPipeline, listPipelineJobs, type RequestedFilters, readLanes } from "./queries";
import { LANE_SIZE } from "./schema";
import { stageFor } from "./stages";
import type { Stage } from "./stages.schema";

copyTemplateOnce();

// The statements use indexes and count in parts. Here everything is read and checked row by row,
// and both must agree, whatever the data.

const PAGE = 7;
const DAY_MS = 86_400_000;
const STATUSES: readonly ApplicationStatus[] = [
  "held",
  "submitted",
  "submitted",
  "in_review",
  "interview",
  "offer",
  "hired",
  "not_selected",
  "withdrawn",
  "closed",
];
const OPEN: readonly ApplicationStatus[] = ["submitted", "in_review", "interview", "offer"];
const NAMES = ["Ana Berg", "Ben Khan", "Cleo Ito", "Dan 100% Ito", "An Berg", "Zoë Khan"];
const QUERIES = ["", "", "", "khan", "an", "0% i", "_", "ana@", "ana@exam", "nobody of it"];

type World = { companyId: string; employer: Actor; jobIds: string[]; stages: Stage[] };

async function makeStages(companyId: string): Promise<Stage[]> {
  // Two for one status, and none for offers.
  const values = [
    ["submitted", "New", false],
    ["in_review", "Read", false],
    ["in_review", "Test", true],
    ["interview", "Talk", true],
    ["hired", "Hired", false],
    ["not_selected", "No", false],
  ] as const;
  const stages: Stage[] = [];
  for (const [position, [status, name, showsNames]] of values.entries()) {
    stages.push(
      (await db.companyStage.create({
        data: { companyId, position, status, name, showsNames },
        select: { id: true, name: true, status: true, showsNames: true, isDefault: true },
      })) as Stage,
    );
  }
  return stages;
}

async function apply(dice: Dice, { stages }: World, at: { userId: string; jobId: string }) {
  const status = dice(STATUSES);
  const name = dice(NAMES);
  const { id } = await makeApplication({
    ...at,
    status,
    resumeId: null,
    fullName: name,
    email: `${name.split(" ")[0]?.toLowerCase()}@example.org`,
    // Several at the same moment.
    at: new Date(Date.now() - dice([1, 2, 3, 8, 9, 30]) * DAY_MS),
  });
  const stage = stages.filter((one) => one.status === status);
  await db.application.update({
    where: { id },
    data: {
      stageId: stage.length > 0 ? dice([null, ...stage.map((one) => one.id)]) : null,
      viewedAt: dice([null, new Date()]),
      updatedAt: new Date(Date.now() - dice([1, 2, 3]) * DAY_MS),
    },
  });
  // As after someone erases their account.
  if (dice([1, 2, 3, 4, 5, 6, 7, 8]) === 1) {
    await db.application.update({ where: { id }, data: { userId: null } });
    await db.applicationDetails.delete({ where: { applicationId: id } });
  }
}

async function makeWorld(name: string, dice: Dice): Promise<World> {
  const companyId = await makeCompany(name);
  const employer = await aMemberOf(companyId);
  const jobIds: string[] = [];
  for (const title of ["Baker", "Miller", "Clerk", "Driver"]) {
    jobIds.push(await makeJob({ companyId, title }));
  }
  const world = { companyId, employer, jobIds, stages: await makeStages(companyId) };
  for (let i = 0; i < 24; i += 1) {
    const { id: userId } = await makeUser();
    for (const jobId of jobIds) await apply(dice, world, { userId, jobId });
  }
  await db.job.update({
    where: { id: jobIds[3] ?? "" },
    data: { status: "removed", endedAt: new Date() },
  });
  return world;
}

async function readAll(companyId: string) {
  return db.application.findMany({
    where: {
      job: { companyId, status: { not: "removed" } },
      status: { notIn: ["held", "withdrawn"] },
    },
    include: { details: true, stage: true },
  });
}
type Row = Awaited<ReturnType<typeof readAll>>[number];

const isNew = (row: Row) => row.viewedAt === null && row.status === "submitted";
const isUnanswered = (row: Row) =>
  row.status === "submitted" && (row.submittedAt?.getTime() ?? 0) < Date.now() - 7 * DAY_MS;

function isWanted(row: Row, wanted: RequestedFilters, isBlind: boolean): boolean {
  const { query = "", jobId, waiting } = wanted;
  const stage = row.stage as Stage | null;
  const isKnown =
    row.details !== null && !isHidden({ isBlind, isShown: false, stage, status: row.status });
  const text = query.toLowerCase();
  const isFound =
    query === "" ||
    row.reference === query.toUpperCase() ||
    (isKnown &&
      (row.details?.fullName.toLowerCase().includes(text) ||
        row.details?.email.toLowerCase().startsWith(text)));
  const waits =
    waiting === "unseen" ? isNew(row) : waiting === "unanswered" ? isUnanswered(row) : true;
  return Boolean(isFound) && waits && (!jobId || row.jobId === jobId);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const time = (row: Row) => row.submittedAt?.getTime() ?? 0;
const since = (row: Row) =>
  row.stageSince?.getTime() ?? (row.status === "submitted" ? time(row) : row.updatedAt.getTime());
const nameOf = (row: Row) => row.details?.fullName.toLowerCase() ?? "\u{10ffff}";
const byId = (a: Row, b: Row) => compare(a.id, b.id);
const newest = (a: Row, b: Row) => time(b) - time(a) || byId(b, a);

type Order = (a: Row, b: Row) => number;
const ORDERS: Record<(typeof PIPELINE_SORTS)[number], Order> = {
  newest,
  oldest: (a, b) => time(a) - time(b) || byId(a, b),
  changed: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || byId(b, a),
  name: (a, b) => compare(nameOf(a), nameOf(b)) || byId(a, b),
  waiting: (a, b) => since(a) - since(b) || byId(a, b),
  // No one has rated, and no one has a skill: only those whose content is deleted differ.
  rating: newest,
  skills: (a, b) => Number(a.details === null) - Number(b.details === null) || newest(a, b),
};

function inOrder(rows: Row[], sort: RequestedFilters["sort"], isBlind: boolean): Row[] {
  const byReference: Order = (a, b) => compare(a.reference, b.reference) || byId(a, b);
  return rows.toSorted(sort === "name" && isBlind ? byReference : ORDERS[sort ?? "newest"]);
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function check(
  { companyId, employer, stages }: World,
  wanted: RequestedFilters,
  isBlind: boolean,
) {
  const all = await readAll(companyId);
  const standsIn = (row: Row) => row.stageId ?? stageFor(stages, row.status)?.id ?? null;
  const isOpen = (row: Row) => OPEN.includes(row.status);
  const found = all.filter((row) => isWanted(row, wanted, isBlind));
  const sorted = inOrder(found, wanted.sort, isBlind);
  const frame = {
    received: all.length,
    unseen: all.filter((row) => isNew(row)).length,
    unanswered: all.filter(isUnanswered).length,
  };
  const counts = stages.map(({ id }) => found.filter((row) => standsIn(row) === id).length);

  const inStage = sorted.filter((row) => !wanted.stageId || standsIn(row) === wanted.stageId);
  const shown = {
    all: inStage,
    open: inStage.filter(isOpen),
    ended: inStage.filter((row) => !isOpen(row)),
  };
  const list = shown[wanted.show ?? "open"];
  const pageCount = Math.max(1, Math.ceil(list.length / PAGE));
  const page = Math.min(wanted.page ?? 1, pageCount);
  const said = await listPipeline(employer, wanted, PAGE);
  expect(said && ids(said.rows)).toEqual(ids(list.slice((page - 1) * PAGE, page * PAGE)));
  expect(said).toMatchObject({ ...frame, total: list.length, page, pageCount });
  expect(said?.counts).toEqual({
    all: shown.all.length,
    open: shown.open.length,
    ended: shown.ended.length,
  });
  expect(said?.stages.map(({ count }) => count)).toEqual(counts);

  const pipeline = await readLanes(employer, wanted);
  expect(pipeline).toMatchObject(frame);
  expect(pipeline?.stages.map(({ count }) => count)).toEqual(counts);
  expect(
    Object.fromEntries(Object.entries(pipeline?.lanes ?? {}).map(([id, rows]) => [id, ids(rows)])),
  ).toEqual(
    Object.fromEntries(
      stages
        .map(({ id }) => [id, sorted.filter((row) => standsIn(row) === id)] as const)
        .filter(([, rows]) => rows.length > 0)
        .map(([id, rows]) => [id, ids(rows.slice(0, LANE_SIZE))]),
    ),
  );
}

it("returns the same as reading everything", { timeout: 180_000 }, async () => {
  const dice = aDice(20_261_121);
  const world = await makeWorld("Harbour Bakery", dice);
  await makeWorld("Another", dice);
  const { companyId, employer, jobIds } = world;
  const [{ reference } = { reference: "" }] = await readAll(companyId);
  for (const isBlind of [false, true]) {
    await db.company.update({ where: { id: companyId }, data: { isBlind } });
    for (let i = 0; i < 60; i += 1) {
      const wanted = {
        query: dice([...QUERIES, reference.toLowerCase()]),
        waiting: dice([...WAITING, "any"] as const),
        show: dice(APPLICATION_SCOPES),
        sort: dice(PIPELINE_SORTS),
        stageId: dice([null, null, ...world.stages.map(({ id }) => id)]),
        jobId: dice([null, null, null, ...jobIds]),
        page: dice([1, 1, 2, 3, 99]),
      } satisfies RequestedFilters;
      await check(world, wanted, isBlind).catch((error: unknown) => {
        throw new Error(`${isBlind ? "blind " : ""}${JSON.stringify(wanted)}: ${error}`);
      });
    }
  }
  const all = await readAll(companyId);
  const jobs = await listPipelineJobs(employer, companyId);
  expect(new Map(jobs.map(({ id, applications }) => [id, applications]))).toEqual(
    new Map(jobIds.slice(0, 3).map((id) => [id, all.filter(({ jobId }) => jobId === id).length])),
  );
});
