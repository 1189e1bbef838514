import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication, NO_LETTER } from "@/lib/testing/applications/making";
import { kindsOf, stateOf } from "@/lib/testing/applications/moves";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findApplication } from "../queries";
import type { ApplicationStatus } from "../schema";
import { isDecision } from "../told";
import { moveToStage, undoMoves } from "./moves.commands";
import { defaultStages } from "./stages";
import { addStage } from "./stages.commands";

setUpDatabase();

let seeker: Actor;
let employer: Actor;
let companyId: string;
let jobId: string;

beforeEach(async () => {
  seeker = await asActor(await makeUser());
  companyId = await makeCompany();
  jobId = await makeJob({ companyId });
  employer = await aMemberOf(companyId, "owner");
});

async function anApplication(status: ApplicationStatus = "submitted", userId = seeker.id) {
  return (await makeApplication({ userId, jobId, status })).id;
}
const stage = (status: ApplicationStatus) =>
  defaultStages(companyId).find((one) => one.status === status)?.id ?? "";
type From = { version?: number; by?: Actor };
const move = (id: string, status: ApplicationStatus, { version = 1, by = employer }: From = {}) =>
  moveToStage(by, id, {
    stageId: stage(status),
    version,
    note: null,
    tell: isDecision(status) ? NO_LETTER : null,
  });
const undo = (id: string, stageId: string | null, { version = 2, by = employer }: From = {}) =>
  undoMoves(by, { applications: [{ id, version, stageId }] });
/** Another stage of the company; returns its id. */
async function addAnother(status: "interview" | "not_selected"): Promise<string> {
  const input = { name: "Another", status, showsNames: false };
  const { stages } = await addStage(employer, companyId, input);
  return stages.find(({ name }) => name === "Another")?.id ?? "";
}
const queued = () => queuedEvents("applications.moved");

describe("undoMoves", () => {
  it("undoes a move without a trace, and nobody is told", async () => {
    const id = await anApplication();
    await move(id, "not_selected");

    const { results } = await undo(id, stage("submitted"));

    expect(results).toEqual([{ id, status: "submitted", version: 3, letter: null, problem: null }]);
    expect(await stateOf(id)).toEqual({
      status: "submitted",
      stageId: stage("submitted"),
      version: 3,
      decidedAt: null,
    });
    expect(await kindsOf(id)).toEqual(["submitted"]);
    expect(await queued()).toEqual([]);
    const actions = await db.auditEntry.findMany({ where: { targetId: id } });
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      "application.move_undone",
      "application.moved",
    ]);
  });

  it("restores the end date, and allows another move", async () => {
    const id = await anApplication("not_selected");
    const ended = (await findApplication(seeker, id))?.steps.at(-1)?.at;
    await move(id, "offer");

    await undo(id, null);

    expect((await stateOf(id)).decidedAt?.toISOString()).toBe(ended);
    await move(id, "interview", { version: 3 });
    expect(await queued()).toMatchObject([{ kind: "interview" }]);
  });

  it("is too late once the applicant is told", async () => {
    const id = await anApplication();
    await move(id, "interview");
    await db.$executeRaw`UPDATE application_events SET at = at - interval '16 seconds'`;

    const { results } = await undo(id, stage("submitted"));

    expect(results[0]?.problem).toContain("It's too late to undo this");
    expect(await queued()).toHaveLength(1);
  });

  it("is for the person who moved it, unless someone else has moved it since", async () => {
    const id = await anApplication();
    const colleague = await aMemberOf(companyId);
    await move(id, "offer");

    expect((await undo(id, null, { by: colleague })).results[0]?.problem).toContain("too late");
    await move(id, "hired", { version: 2, by: colleague });
    expect((await undo(id, null)).results[0]?.problem).toContain(
      "moved Ines Carvalho to Hired just now",
    );
    expect((await stateOf(id)).status).toBe("hired");
  });

  it("happens once, however often it is requested", async () => {
    const id = await anApplication();
    await move(id, "offer");

    const [first, second] = await Promise.all([undo(id, null), undo(id, null)]);

    const problems = [first, second].map(({ results }) => results[0]?.problem ?? null);
    expect(problems.filter((problem) => problem === null)).toHaveLength(1);
    expect(await kindsOf(id)).toEqual(["submitted"]);
  });

  it("moves back within one status at any time", async () => {
    const second = await addAnother("interview");
    const id = await anApplication("interview");
    await moveToStage(employer, id, { stageId: second, version: 1, note: null });

    const { results } = await undo(id, stage("interview"));

    expect(results[0]).toMatchObject({ status: "interview", version: 3 });
    expect((await stateOf(id)).stageId).toBe(stage("interview"));
  });
});
