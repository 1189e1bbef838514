import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { kindsOf, stageMovesIn, stateOf } from "@/lib/testing/applications/stage-moves";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { findApplication } from "../queries";
import { moveMany, moveToStage } from "./moves.commands";
import { defaultStages } from "./stages";

setUpDatabase();

const scene = setUpHiring();
const { stage, anApplication, move, undo, addAnother } = stageMovesIn(scene);
const queued = () => queuedEvents("applications.moved");

describe("moveToStage", () => {
  it("moves an application to a stage with the stage's status, announced once it can't be undone", async () => {
    const id = await anApplication();

    expect(await move(id, "interview")).toEqual({
      status: "interview",
      version: 2,
      letter: null,
    });

    expect(await stateOf(id)).toMatchObject({ status: "interview", stageId: stage("interview") });
    expect(await queued()).toMatchObject([{ applicationId: id, kind: "interview" }]);
    const [{ wait } = { wait: 0 }] = await db.$queryRaw<{ wait: number }[]>`
      SELECT extract(epoch FROM run_at - now())::float AS wait FROM graphile_worker._private_jobs
      WHERE payload->>'event' = 'applications.moved'`;
    expect(wait).toBeGreaterThan(15);
    expect(wait).toBeLessThan(25);
  });

  it("doesn't tell anyone about a move within one status", async () => {
    const second = await addAnother("interview");
    const id = await anApplication("interview");

    await moveToStage(scene.employer, id, { stageId: second, version: 1, note: null });

    expect(await stateOf(id)).toMatchObject({ status: "interview", stageId: second, version: 2 });
    expect(await kindsOf(id)).toEqual(["submitted", "interview"]);
    expect(await queued()).toEqual([]);
    const colleague = await aMemberOf(scene.companyId);
    await expect(move(id, "offer", { by: colleague })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Asha Rao moved Ines Carvalho to Another just now"),
    });
  });

  it("moves once for two clicks or two people, and tells the second person", async () => {
    const id = await anApplication();

    const twice = await Promise.allSettled([move(id, "offer"), move(id, "offer")]);
    expect(twice.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(await kindsOf(id)).toEqual(["submitted", "offer"]);
    expect(await move(id, "offer")).toEqual({ status: "offer", version: 2, letter: null });

    const colleague = await aMemberOf(scene.companyId);
    await expect(move(id, "hired", { by: colleague })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Asha Rao moved Ines Carvalho to Offer just now"),
    });
    expect(await kindsOf(id)).toEqual(["submitted", "offer"]);
  });

  it("keeps the end date through a move between final stages", async () => {
    const kept = await addAnother("not_selected");
    const id = await anApplication("not_selected");
    const { decidedAt } = await stateOf(id);

    await moveToStage(scene.employer, id, { stageId: kept, version: 1, note: null });

    expect((await stateOf(id)).decidedAt).toEqual(decidedAt);
  });

  it("refuses an impossible move, and a stage that doesn't exist", async () => {
    const id = await anApplication("in_review");

    await expect(move(id, "submitted")).rejects.toMatchObject({ code: "conflict" });
    const foreign = defaultStages(await makeCompany())[3]?.id ?? "";
    await expect(
      moveToStage(scene.employer, id, { stageId: foreign, version: 1, note: null }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect((await stateOf(id)).version).toBe(1);
  });
});

describe("moveMany", () => {
  it("returns the result for each application", async () => {
    const fine = await anApplication();
    const stale = await anApplication("submitted", (await makeUser()).id);
    await move(stale, "in_review");
    const theirs = await makeApplication({ userId: scene.seeker.id, jobId: await makeJob() });

    const { results } = await moveMany(scene.employer, {
      stageId: stage("interview"),
      note: "Thank you for your time.",
      applications: [fine, stale, theirs.id].map((id) => ({ id, version: 1 })),
    });

    expect(results).toEqual([
      { id: fine, status: "interview", version: 2, letter: null, problem: null },
      {
        ...{ id: stale, status: null, version: null, letter: null },
        problem: expect.stringContaining("Asha Rao"),
      },
      {
        ...{ id: theirs.id, status: null, version: null, letter: null },
        problem: "Application not found",
      },
    ]);
    expect((await findApplication(scene.seeker, fine))?.steps.at(-1)?.note).toBe(
      "Thank you for your time.",
    );
  });
});

// OWASP ASVS 8.2.2, 8.4.1
describe("applications that someone can't move", () => {
  it("aren't found by another company, a seeker or a former member", async () => {
    const id = await anApplication();
    const other = await aMemberOf(await makeCompany(), "owner");
    const gone = { ...(await aMemberOf(scene.companyId)), companies: [] };

    for (const stranger of [other, scene.seeker, gone]) {
      await expect(move(id, "offer", { by: stranger })).rejects.toMatchObject({
        code: "not_found",
      });
      expect((await undo(id, null, { version: 1, by: stranger })).results[0]?.problem).toBe(
        "Application not found",
      );
    }
    expect((await stateOf(id)).version).toBe(1);
  });

  it.each(["held", "withdrawn"] as const)("include a %s one", async (status) => {
    const id = await anApplication(status);

    await expect(move(id, "offer")).rejects.toMatchObject({ code: "not_found" });
  });
});
