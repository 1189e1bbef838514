import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { callOff } from "@/lib/platform/queue";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { changedMeanwhile } from "../conflicts.queries";
import { readOwnStages } from "../job-stages/queries";
import { cancelWaiting } from "../letters/commands";
import { type AppliedMove, moveApplication } from "../moves.commands";
import { canReach } from "../policy";
import { type ApplicationStatus, UNDO } from "../schema";
import { lastTold } from "../timeline.commands";
import { toldUpdate } from "../told";
import type {
  MoveResult,
  MovesInput,
  StageMoveInput,
  UndoInput,
  UndoneMoves,
} from "./moves.schema";
import { stagesOfJob } from "./stages";
import { keepStages } from "./stages.commands";
import { readStages } from "./stages.queries";
import type { Stage } from "./stages.schema";

const NOT_FOUND = "Application not found";
const STAGE_GONE = "This stage no longer exists. Reload the page.";

const subject = {
  id: true,
  jobId: true,
  status: true,
  version: true,
  job: { select: { status: true, companyId: true, company: { select: { status: true } } } },
} as const;

type Subject = {
  status: ApplicationStatus;
  version: number;
  jobId: string;
  job: { companyId: string };
};

async function findDecided(
  actor: Actor,
  id: string,
  tx: Pick<Transaction, "application"> = db,
): Promise<Subject> {
  const found = await tx.application.findUnique({ where: { id }, select: subject });
  if (!found || !canReach(actor, found, "decide")) throw new DomainError("not_found", NOT_FOUND);
  return found;
}

/** A company's stage; stores the default stages first if it is one of them. */
async function findStage(companyId: string, stageId: string): Promise<Stage> {
  return db.$transaction(async (tx) => {
    await keepStages(tx, companyId);
    const stage = (await readStages(companyId, tx)).find(({ id }) => id === stageId);
    if (!stage) throw new DomainError("conflict", STAGE_GONE);
    return stage;
  });
}

/** Moves an application, without counting it against the actor's limit: the caller has done so. */
async function moveCounted(
  actor: Actor,
  id: string,
  { stageId, version, note, tell }: StageMoveInput,
): Promise<AppliedMove> {
  const { job } = await findDecided(actor, id);
  const { status: to } = await findStage(job.companyId, stageId);
  return moveApplication(actor, id, { to, stageId, version, note, tell });
}

/**
 * Moves an application to a stage of its company; `moveApplication` says who is told what. Throws
 * `not_found` for strangers, `conflict` when someone else changed it since `version` was read (and
 * says who), when its status doesn't lead there, or when the stage is gone, `rate_limited`.
 */
export async function moveToStage(
  actor: Actor,
  id: string,
  move: StageMoveInput,
): Promise<AppliedMove> {
  // Before the limit, because a stranger must not learn anything here, not even about a limit.
  await findDecided(actor, id);
  await spend("moveByAccount", actor.id);
  return moveCounted(actor, id, move);
}

/**
 * Does one of several pieces of work; a failure becomes its result and does not stop the others.
 */
async function resultOf(id: string, work: () => Promise<AppliedMove>): Promise<MoveResult> {
  try {
    return { id, ...(await work()), problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // What is missing is missing for all of them: the request is refused, not one application.
    if (error.code === "invalid") throw error;
    return { id, status: null, version: null, letter: null, problem: error.message };
  }
}

/**
 * Moves several applications to one stage, each on its own. Returns the result for each, in order.
 * Throws `invalid` for a decision that doesn't say what the applicants are told, `rate_limited`.
 */
export async function moveMany(
  actor: Actor,
  { stageId, note, tell, applications }: MovesInput,
): Promise<{ results: MoveResult[] }> {
  await spend("moveByAccount", actor.id, applications.length);
  const results: MoveResult[] = [];
  for (const { id, version } of applications) {
    results.push(
      await resultOf(id, () => moveCounted(actor, id, { stageId, version, note, tell })),
    );
  }
  return { results };
}

const TOO_LATE =
  "It's too late to undo this because the applicant already knows. Move the application instead.";

/** The two latest steps, if the last is the actor's own and can still be undone. */
async function findUndoable(tx: Transaction, actor: Actor, id: string) {
  const [last, before] = await tx.applicationEvent.findMany({
    where: { applicationId: id, kind: { not: "viewed" } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: 2,
    select: { id: true, kind: true, actorId: true, at: true, isTold: true },
  });
  const since = Date.now() - UNDO.takenSeconds * 1000;
  // As long as the applicant doesn't know, there is no hurry.
  const isInTime = last && (!last.isTold || last.at.getTime() > since);
  const isOurs = isInTime && last.actorId === actor.id;
  return isOurs && before && before.kind !== "viewed" ? { step: last, before } : null;
}

const ENDS: readonly ApplicationStatus[] = ["hired", "not_selected", "closed"];

type UndoableMove = NonNullable<Awaited<ReturnType<typeof findUndoable>>>;

async function takeBack(
  tx: Transaction,
  { actor, undone, from }: { actor: Actor; undone: UndoneMoves; from: ApplicationStatus },
  { undoable: { step, before }, stages }: { undoable: UndoableMove; stages: Stage[] },
): Promise<AppliedMove> {
  const { id, version, stageId } = undone;
  const to = before.kind as ApplicationStatus;
  const { toldVersion } = await tx.application.findUniqueOrThrow({
    where: { id },
    select: { toldVersion: true },
  });
  await tx.applicationEvent.delete({ where: { id: step.id } });
  const stage = stages.find((known) => known.id === stageId && known.status === to);
  const { count } = await tx.application.updateMany({
    where: { id, version },
    data: {
      status: to,
      // If it was in no stage, or in one that was removed since, its status decides.
      stageId: stage?.id ?? null,
      decidedAt: ENDS.includes(to) ? before.at : null,
      ...toldUpdate(to, { known: await lastTold(tx, id), version: toldVersion ?? version }),
      version: { increment: 1 },
    },
  });
  if (count === 0) throw await changedMeanwhile(tx, id);
  await callOff(tx, step.id);
  await cancelWaiting(tx, id, { why: "recalled", actorId: actor.id });
  await tx.applicationReason.deleteMany({ where: { applicationId: id } });
  await audit(tx, {
    action: "application.move_undone",
    actorId: actor.id,
    target: { type: "application", id },
    details: { from, to },
  });
  return { status: to, version: version + 1, letter: null };
}

async function undoIn(
  tx: Transaction,
  actor: Actor,
  undone: UndoneMoves,
): Promise<AppliedMove | null> {
  const { id, version, stageId } = undone;
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const { status: from, version: current, job, jobId } = await findDecided(actor, id, tx);
  if (current !== version) throw await changedMeanwhile(tx, id);
  await keepStages(tx, job.companyId);
  const all = await readStages(job.companyId, tx);
  const stages = stagesOfJob(all, await readOwnStages(jobId, tx));
  const target = stages.find((stage) => stage.id === stageId)?.status ?? null;
  const undoable = await findUndoable(tx, actor, id);
  if (undoable?.step.kind === from && (!target || target === undoable.before.kind)) {
    return takeBack(tx, { actor, undone, from }, { undoable, stages });
  }
  // No one was told of a move within one status, so another move undoes it, at any time.
  if (target === from) return null;
  throw new DomainError("conflict", TOO_LATE);
}

async function undoOne(actor: Actor, undone: UndoneMoves): Promise<AppliedMove> {
  const { id, version, stageId } = undone;
  const taken = await db.$transaction((tx) => undoIn(tx, actor, undone));
  return (
    taken ?? moveCounted(actor, id, { stageId: stageId ?? "", version, note: null, tell: null })
  );
}

/**
 * Undoes moves that the actor made: decisions until their letters leave, others within the last
 * seconds. The step disappears from the timeline, nothing is sent, and the audit log keeps both. Returns the
 * result for each; one that someone else has changed since, or that has been announced, stays and
 * says so.
 */
export async function undoMoves(
  actor: Actor,
  { applications }: UndoInput,
): Promise<{ results: MoveResult[] }> {
  const results: MoveResult[] = [];
  for (const undone of applications) {
    results.push(await resultOf(undone.id, () => undoOne(actor, undone)));
  }
  return { results };
}
