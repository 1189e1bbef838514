import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { plural } from "@/lib/shared/plural";
import { replaceInJobs, requireOtherInJobs } from "../job-stages/stage-uses.commands";
import { canHandleApplications } from "../policy";
import { defaultStages, isNameTaken, stageFor } from "./stages";
import { readStages } from "./stages.queries";
import { STAGES_MAX, type Stage, type StageChange, type StageInput } from "./stages.schema";

// Beyond every position in use, so that the new order never collides with the old one.
const ASIDE = 1000;

function requireOwner(actor: Actor, companyId: string): void {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  const isOwner = actor.companies.some(({ id, role }) => id === companyId && role === "owner");
  if (!isOwner)
    throw new DomainError("forbidden", "Only owners of the company can change its stages.");
}

/**
 * Stores a company's default stages, once; repeats, even simultaneous ones, change nothing. Throws
 * `not_found` if the company has been deleted in the meantime.
 */
export async function keepStages(tx: Transaction, companyId: string): Promise<void> {
  if ((await tx.companyStage.count({ where: { companyId } })) > 0) return;
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR KEY SHARE`;
  if (held.length === 0) throw new DomainError("not_found", "Company not found");
  const data = defaultStages(companyId).map((stage, position) => ({
    ...stage,
    companyId,
    position,
  }));
  await tx.companyStage.createMany({ data, skipDuplicates: true });
}

/** Changes a company's stages, one person at a time; returns the resulting stages. */
async function change(
  actor: Actor,
  companyId: string,
  work: (tx: Transaction, stages: Stage[]) => Promise<{ action: string; stageId?: string }>,
): Promise<{ stages: Stage[] }> {
  requireOwner(actor, companyId);
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM companies WHERE id = ${companyId}::uuid FOR NO KEY UPDATE`;
    await keepStages(tx, companyId);
    const { action, stageId } = await work(tx, await readStages(companyId, tx));
    await audit(tx, {
      action,
      actorId: actor.id,
      target: { type: "company", id: companyId },
      details: { stageId: stageId ?? null },
    });
    return { stages: await readStages(companyId, tx) };
  });
}

function requireFree(stages: Stage[], name: string, except?: string): void {
  if (!isNameTaken(stages, name, except)) return;
  const message = "Another stage has this name. Choose a different one.";
  throw new DomainError("invalid", message, { name: [message] });
}

function requireStage(stages: Stage[], stageId: string): Stage {
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new DomainError("not_found", "Stage not found");
  return stage;
}

/**
 * Adds a stage, after those with the same status or at the end. Throws `forbidden` for recruiters,
 * `not_found` for strangers, `invalid` for a name that is taken, `conflict` when there are enough.
 */
export function addStage(actor: Actor, companyId: string, input: StageInput) {
  return change(actor, companyId, async (tx, stages) => {
    requireFree(stages, input.name);
    const own = stages.filter(({ isDefault }) => isDefault);
    if (own.length >= STAGES_MAX) {
      throw new DomainError("conflict", `A company can have at most ${STAGES_MAX} stages.`);
    }
    const id = uuid();
    await tx.companyStage.create({ data: { ...input, id, companyId, position: ASIDE - 1 } });
    const last = own.findLastIndex(({ status }) => status === input.status);
    const order = own.map((stage) => stage.id);
    await setOrder(tx, companyId, order.toSpliced(last < 0 ? order.length : last + 1, 0, id));
    return { action: "stage.added", stageId: id };
  });
}

/**
 * Renames a stage, or changes whether it shows names. Throws what `addStage` throws. A repeat does
 * nothing.
 */
export function changeStage(
  actor: Actor,
  { companyId, stageId }: { companyId: string; stageId: string },
  { name, showsNames }: StageChange,
) {
  return change(actor, companyId, async (tx, stages) => {
    requireStage(stages, stageId);
    if (name !== undefined) requireFree(stages, name, stageId);
    const data = {
      ...(name === undefined ? {} : { name }),
      ...(showsNames === undefined ? {} : { showsNames }),
    };
    await tx.companyStage.update({ where: { id: stageId }, data });
    return { action: "stage.changed", stageId };
  });
}

/** Orders the stages that every job has; those of some jobs follow. */
async function setOrder(
  tx: Transaction,
  companyId: string,
  first: readonly string[],
): Promise<void> {
  const rest = (await readStages(companyId, tx)).filter(({ id }) => !first.includes(id));
  const ids = [...first, ...rest.map(({ id }) => id)];
  for (const base of [ASIDE, 0]) {
    await tx.$executeRaw`
      UPDATE company_stages s SET position = wanted.position - 1 + ${base}::int
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
      WHERE s.id = wanted.id`;
  }
}

/** Reorders the stages. Throws `conflict` when stages were added or removed in the meantime. */
export function orderStages(actor: Actor, companyId: string, stageIds: readonly string[]) {
  return change(actor, companyId, async (tx, stages) => {
    const wanted = new Set(stageIds);
    const own = stages.filter(({ isDefault }) => isDefault);
    const isWhole = own.length === stageIds.length && own.every(({ id }) => wanted.has(id));
    if (!isWhole) {
      const why = "Someone else changed the stages. Check them again.";
      throw new DomainError("conflict", why);
    }
    await setOrder(tx, companyId, stageIds);
    return { action: "stage.ordered" };
  });
}

/** How many applications are in a stage, not counting held and withdrawn ones. */
async function countIn(
  tx: Transaction,
  { companyId, stages, stage }: { companyId: string; stages: Stage[]; stage: Stage },
): Promise<number> {
  const statuses = (
    ["submitted", "in_review", "interview", "offer", "hired", "not_selected"] as const
  ).filter((status) => stageFor(stages, status)?.id === stage.id);
  return tx.application.count({
    where: {
      job: { companyId },
      OR: [{ stageId: stage.id }, { stageId: null, status: { in: statuses } }],
    },
  });
}

/**
 * Removes a stage; its applications go to another one with the same status, so their senders are
 * not told anything. Throws `conflict` for the last stage of new applications, and when the stage
 * has applications that `moveTo` can't take; otherwise what `addStage` throws.
 */
export function removeStage(
  actor: Actor,
  { companyId, stageId }: { companyId: string; stageId: string },
  moveTo?: string,
) {
  return change(actor, companyId, async (tx, stages) => {
    const stage = requireStage(stages, stageId);
    const others = stages.filter(({ id, isDefault }) => id !== stageId && isDefault);
    await requireOtherInJobs(tx, stage);
    if (stage.status === "submitted" && !others.some(({ status }) => status === "submitted")) {
      throw new DomainError("conflict", "New applications need a stage. Rename this one instead.");
    }
    const target = others.find(({ id, status }) => id === moveTo && status === stage.status);
    const count = target ? 0 : await countIn(tx, { companyId, stages, stage });
    if (count > 0) {
      const some = plural(count, {
        one: "{count} application is",
        other: "{count} applications are",
      });
      const why = `${some} in "${stage.name}". Choose a stage with the same meaning for applicants, or move them first: their senders are told of it.`;
      throw new DomainError("conflict", why);
    }
    if (target) {
      await tx.application.updateMany({ where: { stageId }, data: { stageId: target.id } });
    }
    if (target) await replaceInJobs(tx, { from: stageId, to: target.id });
    await tx.companyStage.delete({ where: { id: stageId } });
    await setOrder(
      tx,
      companyId,
      others.map(({ id }) => id),
    );
    return { action: "stage.removed", stageId };
  });
}
