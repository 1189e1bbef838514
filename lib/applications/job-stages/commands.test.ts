import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication, NO_LETTER } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findNeighbours } from "../employer-view/neighbours.queries";
import { moveToStage, undoMoves } from "../pipeline/moves.commands";
import { listPipeline, readLanes } from "../pipeline/queries";
import { defaultStages } from "../pipeline/stages";
import { addStage, orderStages, removeStage } from "../pipeline/stages.commands";
import type { ApplicationStatus } from "../schema";
import { addJobStage, setJobStages } from "./commands";
import { findChangeableStages, findJobStages } from "./queries";
import type { JobStages } from "./schema";

setUpDatabase();

let owner: Actor;
let companyId: string;
let jobId: string;
let otherJobId: string;

beforeEach(async () => {
  companyId = await makeCompany("Harbour Bakery");
  jobId = await makeJob({ companyId, title: "Baker" });
  otherJobId = await makeJob({ companyId });
  owner = await aMemberOf(companyId, "owner");
});

const CONFLICT = { code: "conflict" };
const TRIAL = { name: "Trial shift", status: "interview", showsNames: false } as const;
const idOf = (status: ApplicationStatus) =>
  defaultStages(companyId).find((stage) => stage.status === status)?.id ?? "";
const names = ({ stages }: Pick<JobStages, "stages">) => stages.map(({ name }) => name);
const idIn = ({ stages }: JobStages, name: string) =>
  stages.find((stage) => stage.name === name)?.id ?? "";
const set = (stageIds: string[], moves: { from: string; to: string }[] = []) =>
  setJobStages(owner, jobId, { stageIds, moves });
const short = () => [idOf("submitted"), idOf("hired"), idOf("not_selected")];

async function apply(at = jobId, status: ApplicationStatus = "submitted"): Promise<string> {
  const { id } = await makeApplication({ userId: (await makeUser()).id, jobId: at, status });
  return id;
}
const found = (id: string) => db.application.findUniqueOrThrow({ where: { id } });

describe("a job's own stages", () => {
  it("are its company's until it has some, and again after they are given up", async () => {
    expect(await findJobStages(owner, jobId)).toMatchObject({ isOwn: false, others: [] });
    expect(names(await set(short().toReversed()))).toEqual(["Not selected", "Hired", "New"]);
    expect(names(await findJobStages(owner, otherJobId))).toHaveLength(6);
    const again = await set([]);
    expect(again).toMatchObject({ isOwn: false, others: [] });
    expect(names(again)).toHaveLength(6);
  });

  it("can include one that no other job has, which is deleted after its last use", async () => {
    const own = await addJobStage(owner, jobId, TRIAL);
    expect(names(own)).toEqual([
      ...["New", "In review", "Interview", "Trial shift"],
      ...["Offer", "Hired", "Not selected"],
    ]);
    expect(names(await findJobStages(owner, otherJobId))).not.toContain("Trial shift");
    await expect(addJobStage(owner, otherJobId, TRIAL)).rejects.toMatchObject({ code: "invalid" });
    await expect(addStage(owner, companyId, TRIAL)).rejects.toMatchObject({ code: "invalid" });

    const all = own.stages.map(({ id }) => id);
    await setJobStages(owner, otherJobId, { stageIds: all, moves: [] });
    await set([]);
    expect(names(await findJobStages(owner, otherJobId))).toContain("Trial shift");
    await setJobStages(owner, otherJobId, { stageIds: [], moves: [] });
    expect(await db.companyStage.count()).toBe(6);
  });

  it("always include stages for new, hired and rejected people", async () => {
    for (const missing of short()) {
      const rest = short().filter((id) => id !== missing);
      await expect(set(rest)).rejects.toMatchObject({ code: "invalid" });
    }
    // A company without one needs none in its jobs either.
    await removeStage(owner, { companyId, stageId: idOf("hired") });
    expect(names(await set([idOf("submitted"), idOf("not_selected")]))).toHaveLength(2);
  });

  it("leave everyone in their stage, and the time since they entered it", async () => {
    const { stages } = await addStage(owner, companyId, { ...TRIAL, name: "Talk" });
    const talk = stages.find(({ name }) => name === "Talk")?.id ?? "";
    const ids = [await apply(), await apply(jobId, "interview"), await apply(jobId, "hired")];
    const before = (await listPipeline(owner, { jobId, show: "all" }))?.rows;
    const order = [talk, ...defaultStages(companyId).map(({ id }) => id)];
    await set(order);
    const after = (await listPipeline(owner, { jobId, show: "all" }))?.rows;
    expect(after).toEqual(before);
    expect(await Promise.all(ids.map(async (id) => (await found(id)).stageId))).toEqual([
      idOf("submitted"),
      idOf("interview"),
      idOf("hired"),
    ]);
  });

  it("aren't given up while people are in them, unless another stage means the same", async () => {
    const trial = idIn(await addJobStage(owner, jobId, TRIAL), "Trial shift");
    const [id, other] = [await apply(jobId, "interview"), await apply(otherJobId, "interview")];
    await moveToStage(owner, id, { stageId: trial, version: 1, note: null, tell: null });
    const rest = defaultStages(companyId).map((stage) => stage.id);

    await expect(set(rest)).rejects.toThrow(/1 application is in "Trial shift"/);
    const wrong = [{ from: trial, to: idOf("offer") }];
    await expect(set(rest, wrong)).rejects.toMatchObject(CONFLICT);
    expect(await found(id)).toMatchObject({ stageId: trial, status: "interview" });

    await set([], [{ from: trial, to: idOf("interview") }]);
    expect(await found(id)).toMatchObject({ stageId: idOf("interview"), status: "interview" });
    expect(await found(other)).toMatchObject({ stageId: null });
  });

  it("contain new applications, and those whose status changes without a move", async () => {
    const inbox = idIn(
      await addJobStage(owner, jobId, { name: "Inbox", status: "submitted", showsNames: false }),
      "Inbox",
    );
    const trial = idIn(await addJobStage(owner, jobId, TRIAL), "Trial shift");
    await set([inbox, trial, idOf("hired"), idOf("not_selected")]);
    const id = await apply();
    expect(await found(id)).toMatchObject({ stageId: inbox });
    await db.application.update({ where: { id }, data: { status: "interview", stageId: null } });
    expect(await found(id)).toMatchObject({ stageId: trial });
    // As in the company's pipeline: in the nearest earlier one where there is none.
    await db.application.update({ where: { id }, data: { status: "offer", stageId: null } });
    expect(await found(id)).toMatchObject({ stageId: trial });
    await db.application.update({
      where: { id },
      data: { status: "withdrawn", stageId: null, decidedAt: new Date() },
    });
    expect(await found(id)).toMatchObject({ stageId: null });
    expect(await found(await apply(otherJobId))).toMatchObject({ stageId: null });
  });

  it("are the only ones that people can be moved to, even by undoing", async () => {
    const id = await apply(jobId, "in_review");
    const moved = await moveToStage(owner, id, {
      ...{ stageId: idOf("interview"), version: 1, note: null, tell: null },
    });
    await set([...short(), idOf("interview")]);
    const { version } = await found(id);
    expect(version).toBe(moved.version);
    const move = { stageId: idOf("offer"), version, note: null, tell: NO_LETTER };
    await expect(moveToStage(owner, id, move)).rejects.toThrow(/no stage "Offer"/);

    const { results } = await undoMoves(owner, {
      applications: [{ id, version, stageId: idOf("in_review") }],
    });
    expect(results[0]?.problem).toBeNull();
    // "In review" is no longer a stage of the job.
    expect(await found(id)).toMatchObject({ status: "in_review", stageId: idOf("submitted") });
  });

  it("are only changed by owners", async () => {
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");
    const input = { stageIds: short(), moves: [] };
    await expect(setJobStages(recruiter, jobId, input)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(addJobStage(stranger, jobId, TRIAL)).rejects.toMatchObject({ code: "not_found" });
    await expect(findJobStages(stranger, jobId)).rejects.toMatchObject({ code: "not_found" });
    expect(await findChangeableStages(recruiter, jobId)).toBeNull();
    expect(await findChangeableStages(owner, jobId)).toMatchObject({ title: "Baker", companyId });
    const foreign = defaultStages(await makeCompany())[0]?.id ?? "";
    await expect(set([...short(), foreign])).rejects.toMatchObject(CONFLICT);
  });
});

describe("the stages of a company whose jobs have their own", () => {
  it("are removed from these jobs too, where another stage takes new applications", async () => {
    await set(short());
    const submitted = { companyId, stageId: idOf("submitted") };
    const { stages } = await addStage(owner, companyId, {
      ...{ name: "Inbox", status: "submitted", showsNames: false },
    });
    const inbox = stages.find(({ name }) => name === "Inbox")?.id ?? "";
    const id = await apply();
    await expect(removeStage(owner, submitted)).rejects.toThrow(/"Baker" has no other stage/);
    await set([inbox, ...short()]);
    await removeStage(owner, submitted, inbox);
    expect(await found(id)).toMatchObject({ stageId: inbox });
    expect(names(await findJobStages(owner, jobId))).toEqual(["Inbox", "Hired", "Not selected"]);
  });

  it("are ordered and added without those of single jobs", async () => {
    await addJobStage(owner, jobId, TRIAL);
    const ids = defaultStages(companyId).map(({ id }) => id);
    await orderStages(owner, companyId, ids.toReversed());
    const { stages } = await addStage(owner, companyId, { ...TRIAL, name: "Talk" });
    expect(stages.map(({ name }) => name)).toEqual([
      ...["Not selected", "Hired", "Offer", "Interview", "Talk"],
      ...["In review", "New", "Trial shift"],
    ]);
  });
});

describe("the list of a job with its own stages", () => {
  it("has them in their order, and any other stage that someone is still in", async () => {
    const trial = idIn(await addJobStage(owner, jobId, TRIAL), "Trial shift");
    await set([trial, ...short()]);
    const [id, other] = [await apply(), await apply(otherJobId)];
    const lanesOf = async (of: string | null) => readLanes(owner, { jobId: of });
    expect(names((await lanesOf(jobId)) ?? { stages: [] as never })).toEqual([
      ...["Trial shift", "New", "Hired", "Not selected"],
    ]);
    const whole = await lanesOf(null);
    expect(whole?.stages.map(({ name }) => name)).toContain("Trial shift");
    expect(whole?.ownStages).toEqual({ [jobId]: [trial, ...short()] });
    expect((await lanesOf(otherJobId))?.stages).toHaveLength(6);

    // Where the database has someone in another stage, no one disappears.
    await db.application.update({ where: { id }, data: { stageId: idOf("in_review") } });
    const lane = (await lanesOf(jobId))?.stages.find((stage) => stage.id === idOf("in_review"));
    expect(lane).toMatchObject({ count: 1 });
    const { bar, stages } = await findNeighbours(owner, id);
    expect(bar.find(({ isHere }) => isHere)?.name).toBe("In review");
    expect(stages.map(({ name }) => name)).not.toContain("Offer");
    expect((await findNeighbours(owner, other)).bar.map(({ name }) => name)).not.toContain(
      "Trial shift",
    );
  });
});
