import { moveToStage, undoMoves } from "@/lib/applications/pipeline/moves.commands";
import { defaultStages } from "@/lib/applications/pipeline/stages";
import { addStage } from "@/lib/applications/pipeline/stages.commands";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { isDecision } from "@/lib/applications/told";
import { db } from "@/lib/platform/db/client";
import { makeApplication, NO_LETTER } from "./making";
import type { HiringScene } from "./scene";

type MoveOptions = { version?: number; by?: HiringScene["employer"] };

/** What tests of moves do in a scene, by the company's owner unless told otherwise. */
export function stageMovesIn(scene: HiringScene) {
  /** The id of the company's default stage with this status. */
  const stage = (status: ApplicationStatus) =>
    defaultStages(scene.companyId).find((one) => one.status === status)?.id ?? "";
  return {
    stage,
    async anApplication(status: ApplicationStatus = "submitted", userId = scene.seeker.id) {
      return (await makeApplication({ userId, jobId: scene.jobId, status })).id;
    },
    /** Moves without a letter. */
    move: (
      id: string,
      status: ApplicationStatus,
      { version = 1, by = scene.employer }: MoveOptions = {},
    ) =>
      moveToStage(by, id, {
        stageId: stage(status),
        version,
        note: null,
        tell: isDecision(status) ? NO_LETTER : null,
      }),
    undo: (
      id: string,
      stageId: string | null,
      { version = 2, by = scene.employer }: MoveOptions = {},
    ) => undoMoves(by, { applications: [{ id, version, stageId }] }),
    /** Another stage of the company; returns its id. */
    async addAnother(status: "interview" | "not_selected"): Promise<string> {
      const input = { name: "Another", status, showsNames: false };
      const { stages } = await addStage(scene.employer, scene.companyId, input);
      return stages.find(({ name }) => name === "Another")?.id ?? "";
    },
  };
}

/** Where an application is. */
export function stateOf(id: string) {
  return db.application.findUniqueOrThrow({
    where: { id },
    select: { status: true, stageId: true, version: true, decidedAt: true },
  });
}

/** The steps of an application's timeline, the first one first. */
export async function kindsOf(applicationId: string) {
  const where = { applicationId };
  const steps = await db.applicationEvent.findMany({ where, orderBy: { at: "asc" } });
  return steps.map(({ kind }) => kind);
}
