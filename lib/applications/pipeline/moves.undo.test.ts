import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aMemberOf } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { kindsOf, stageMovesIn, stateOf } from "@/lib/testing/applications/stage-moves";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { findApplication } from "../queries";
import { moveToStage } from "./moves.commands";

setUpDatabase();

const scene = setUpHiring();
const { stage, anApplication, move, undo, addAnother } = stageMovesIn(scene);
const queued = () => queuedEvents("applications.moved");

describe("undoMoves", () => {
  it("undoes a move without a trace, and no one is told", async () => {
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
    const ended = (await findApplication(scene.seeker, id))?.steps.at(-1)?.at;
    await move(id, "offer");

    await undo(id, null);

    expect((await stateOf(id)).decidedAt?.toISOString()).toBe(ended);
    await move(id, "interview", { version: 3 });
    expect(await queued()).toMatchObject([{ kind: "interview" }]);
  });

  it("is too late once the applicant has been told", async () => {
    const id = await anApplication();
    await move(id, "interview");
    await db.$executeRaw`UPDATE application_events SET at = at - interval '16 seconds'`;

    const { results } = await undo(id, stage("submitted"));

    expect(results[0]?.problem).toContain("It's too late to undo this");
    expect(await queued()).toHaveLength(1);
  });

  it("is only for the person who moved it, unless someone else has moved it since", async () => {
    const id = await anApplication();
    const colleague = await aMemberOf(scene.companyId);
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
    await moveToStage(scene.employer, id, { stageId: second, version: 1, note: null });

    const { results } = await undo(id, stage("interview"));

    expect(results[0]).toMatchObject({ status: "interview", version: 3 });
    expect((await stateOf(id)).stageId).toBe(stage("interview"));
  });
});
