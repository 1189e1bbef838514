import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { changedMeanwhile } from "./conflicts.queries";
import {
  cancelWaiting,
  findRepeated,
  keepReason,
  requireTell,
  writeLetter,
} from "./letters/commands";
import type { WrittenLetter } from "./letters/schema";
import { sendLetter } from "./letters/sending.commands";
import { canReach } from "./policy";
import type { ApplicationStatus } from "./schema";
import { canMove, STATUS_NAMES } from "./status";
import type { StatusMove } from "./status.schema";
import { changeStatus, writeStep } from "./timeline.commands";
import { isDecision, knownStatus, type ToldColumns, toldUpdate } from "./told";

const NOT_FOUND = "Application not found";

/** Where an application goes: to a status, and to one of the company's stages with that status. */
export type StageMove = Omit<StatusMove, "to"> & { to: ApplicationStatus; stageId?: string | null };
export type AppliedMove = {
  status: ApplicationStatus;
  version: number;
  letter: WrittenLetter | null;
};

const moved = {
  id: true,
  jobId: true,
  userId: true,
  status: true,
  version: true,
  toldStatus: true,
  toldVersion: true,
  stageId: true,
  job: { select: { status: true, companyId: true, company: { select: { status: true } } } },
  details: { select: { applicationId: true } },
} as const;

/** Throws unless the application's job has this stage, and it has this status. */
async function requireStage(
  tx: Transaction,
  {
    stageId,
    jobId,
    companyId,
    to,
  }: { stageId: string; jobId: string; companyId: string; to: ApplicationStatus },
): Promise<void> {
  // Its stages stay until the move is done.
  await tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${jobId}::uuid FOR KEY SHARE`;
  const [stage] = await tx.$queryRaw<{ name: string; isOfJob: boolean }[]>`
    SELECT s.name, CASE WHEN EXISTS (SELECT FROM job_stages WHERE job_id = ${jobId}::uuid)
      THEN EXISTS (SELECT FROM job_stages WHERE job_id = ${jobId}::uuid AND stage_id = s.id)
      ELSE s.is_default END AS "isOfJob"
    FROM company_stages s
    WHERE s.id = ${stageId}::uuid AND s.company_id = ${companyId}::uuid AND s.status::text = ${to}
    FOR KEY SHARE OF s`;
  if (!stage) {
    throw new DomainError("conflict", "This stage no longer exists. Reload the page.");
  }
  if (!stage.isOfJob) {
    throw new DomainError(
      "conflict",
      `The job has no stage "${stage.name}". Choose one of its own.`,
    );
  }
}

function requireAllowedMove(from: ApplicationStatus, { to, stageId, tell }: StageMove): void {
  if (canMove(from, to) || (from === to && (stageId || tell))) return;
  const [here, there] = [STATUS_NAMES[from], STATUS_NAMES[to]];
  throw new DomainError("conflict", `It can't move from "${here}" to "${there}".`);
}

/**
 * Moves an application that the actor's company received to a status and, if given, to one of the
 * company's stages with that status. A decision (`isDecision`) has to say what the applicant is told:
 * it is theirs to know once its letter has left, and without a letter never. Any other move shows on
 * the applicant's page at once and notifies no one, unless it has a note: that is sent once the time
 * to undo it is over. Moving it to its current stage changes nothing, and neither does the same
 * letter again. Throws `not_found` for one the actor may not know of (including held and withdrawn
 * ones), `invalid` for a decision that says nothing, `conflict` when it changed since `version` was
 * read or its status doesn't lead there.
 */
export async function moveApplication(
  actor: Actor,
  id: string,
  move: StageMove,
): Promise<AppliedMove> {
  return db.$transaction((tx) => moveIn(tx, { actor, id, move }));
}

async function findMoved(tx: Transaction, actor: Actor, id: string) {
  const found = await tx.application.findUnique({ where: { id }, select: moved });
  if (!found || !canReach(actor, found, "decide")) throw new DomainError("not_found", NOT_FOUND);
  return found;
}
type MovedApplication = Awaited<ReturnType<typeof findMoved>>;
type StageMoveRequest = { actor: Actor; id: string; move: StageMove };

/** What a press of the button that was handled before has already done; null if it wasn't. */
async function findDone(
  tx: Transaction,
  { id, move: { stageId, note, tell } }: StageMoveRequest,
  { status, version, stageId: current }: MovedApplication,
): Promise<AppliedMove | null> {
  const letter = await findRepeated(tx, id, tell);
  if (letter) return { status, version, letter };
  const saysSomething = note !== null || (tell && (tell.when !== "never" || tell.reason !== null));
  const isThere = stageId && current === stageId;
  return isThere && !saysSomething ? { status, version, letter: null } : null;
}

/** What the applicant knows after a move. */
function toldAfter(
  { status: from, toldStatus, toldVersion, version }: MovedApplication,
  move: StageMove,
): ToldColumns {
  const { to } = move;
  if (from === to) return { toldStatus, toldVersion };
  if (!isDecision(to)) return { toldStatus: null, toldVersion: null };
  const known = knownStatus({ status: from, toldStatus });
  return toldUpdate(to, { known, version: toldVersion ?? version });
}

/** The step that a letter tells: the move's own, or an earlier one that wasn't told. */
async function findUntold(tx: Transaction, id: string, kind: ApplicationStatus) {
  const step = await tx.applicationEvent.findFirst({
    where: { applicationId: id, kind, isTold: false },
    orderBy: { at: "desc" },
    select: { id: true },
  });
  return step?.id ?? null;
}

async function writeMoveStep(
  tx: Transaction,
  { actor, id, move: { to, note } }: StageMoveRequest,
  { status: from, toldStatus, userId, now }: MovedApplication & { now: Date },
): Promise<string | null> {
  if (from === to && note === null) return findUntold(tx, id, to);
  const isNews = knownStatus({ status: from, toldStatus }) !== to || note !== null;
  const isTold = isNews && !isDecision(to);
  const step = { applicationId: id, userId, kind: to, actorId: actor.id, note, at: now, isTold };
  return writeStep(tx, step, { canBeUndone: true });
}

/** Writes the letter of a decision, and sends it if that should be now. */
async function tellIn(
  tx: Transaction,
  { actor, id, move: { tell, to } }: StageMoveRequest,
  { found, eventId, now }: { found: MovedApplication; eventId: string | null; now: Date },
): Promise<WrittenLetter | null> {
  if (!tell) return null;
  await keepReason(tx, id, { reason: tell.reason, actorId: actor.id });
  if (tell.when === "never") return null;
  const { status: fromStatus, stageId: fromStageId, job } = found;
  const about = { applicationId: id, companyId: job.companyId, tells: to, eventId, now };
  const letter = await writeLetter(tx, actor, {
    input: tell,
    subject: { ...about, fromStatus, fromStageId },
  });
  if (tell.when !== "now") return letter;
  return { ...letter, isSent: await sendLetter(tx, letter.id, { now }) };
}

/** Throws unless the application can move there, and the move says what a decision tells. */
async function requireMove(
  tx: Transaction,
  move: StageMove,
  found: MovedApplication,
): Promise<void> {
  const { to, tell, stageId } = move;
  const { status: from, job, jobId } = found;
  requireAllowedMove(from, move);
  requireTell(tell, { from, to });
  requireContent(found);
  if (stageId) await requireStage(tx, { stageId, jobId, companyId: job.companyId, to });
}

function requireContent({ details }: MovedApplication): void {
  if (details) return;
  throw new DomainError(
    "conflict",
    "What the applicant sent was deleted. You can no longer change this application.",
  );
}

async function moveIn(tx: Transaction, moving: StageMoveRequest): Promise<AppliedMove> {
  const { actor, id, move } = moving;
  const { to, version, tell, note, stageId = null } = move;
  const now = new Date();
  const found = await findMoved(tx, actor, id);
  const { status: from } = found;
  const done = await findDone(tx, moving, found);
  if (done) return done;
  if (found.version !== version) throw await changedMeanwhile(tx, id);
  await requireMove(tx, move, found);
  const change = { from, version, to, stageId: stageId ?? keptStage(found, to), now };
  if (!(await changeStatus(tx, id, { ...change, told: toldAfter(found, move) }))) {
    throw await changedMeanwhile(tx, id);
  }
  if (from !== to || tell) {
    await cancelWaiting(tx, id, { why: from === to ? "replaced" : "moved", actorId: actor.id });
  }
  const eventId = await writeMoveStep(tx, moving, { ...found, now });
  const letter = await tellIn(tx, moving, { found, eventId, now });
  await audit(tx, {
    action: from !== to || note !== null ? "application.moved" : "application.sorted",
    actorId: actor.id,
    target: { type: "application", id },
    details: { from, to, stageId, letterId: letter?.id ?? null },
  });
  return { status: to, version: version + (letter?.isSent ? 2 : 1), letter };
}

/** Without another stage, an application stays in its own as long as its status stays. */
function keptStage({ status, stageId }: MovedApplication, to: ApplicationStatus): string | null {
  return status === to ? stageId : null;
}
