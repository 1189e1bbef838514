import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { monthToDate } from "./completion";
import { beginChange, requireRoom } from "./persistence.commands";
import { ENTRIES_MAX, type ExperienceInput } from "./schema";

function toColumns(input: ExperienceInput) {
  return {
    title: input.title,
    company: input.company,
    description: input.description,
    startMonth: monthToDate(input.startMonth),
    endMonth: input.endMonth === null ? null : monthToDate(input.endMonth),
  };
}

const notFound = () => new DomainError("not_found", "This entry is no longer in your profile.");

/**
 * Adds an experience within the caller's transaction, after `beginChange`; returns its id. Throws
 * `conflict`, having written nothing, when the list is full.
 */
export async function insertExperience(
  tx: Transaction,
  actor: Actor,
  input: ExperienceInput,
): Promise<string> {
  const columns = { userId: actor.id, ...toColumns(input) };
  const same = await tx.experience.findFirst({ where: columns, select: { id: true } });
  if (same) return same.id;
  const count = await tx.experience.count({ where: { userId: actor.id } });
  requireRoom(count + 1, ENTRIES_MAX, "experiences");
  const { id } = await tx.experience.create({ data: columns, select: { id: true } });
  return id;
}

/**
 * Adds an experience to the actor's profile and returns its id; adding the same again does nothing.
 * Throws `conflict` when the list is full.
 */
export async function addExperience(actor: Actor, input: ExperienceInput): Promise<string> {
  return db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    return insertExperience(tx, actor, input);
  });
}

/**
 * Changes one of the actor's experiences; a repeat changes nothing. Throws `not_found` for one that
 * is not theirs, `conflict` when `version` is given and the profile has moved on.
 */
export async function changeExperience(
  actor: Actor,
  id: string,
  input: ExperienceInput & { version?: number | undefined },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, input.version);
    const where = { id, userId: actor.id };
    const { count } = await tx.experience.updateMany({ where, data: toColumns(input) });
    if (count === 0) throw notFound();
  });
}

/**
 * Removes an experience from the actor's profile. Throws `not_found` for one that is not theirs.
 */
export async function removeExperience(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    const { count } = await tx.experience.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw notFound();
  });
}

/**
 * Replaces the actor's experiences within the caller's transaction, after `beginChange`: those with
 * an id are changed, those without are added, and all others removed. Throws `invalid` for an id
 * that is not theirs.
 */
export async function replaceExperiences(
  tx: Transaction,
  actor: Actor,
  items: readonly (ExperienceInput & { id?: string | undefined })[],
): Promise<void> {
  const kept = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await tx.experience.deleteMany({ where: { userId: actor.id, id: { notIn: kept } } });
  for (const [index, { id, ...input }] of items.entries()) {
    if (id === undefined) {
      await insertExperience(tx, actor, input);
      continue;
    }
    const where = { id, userId: actor.id };
    const { count } = await tx.experience.updateMany({ where, data: toColumns(input) });
    if (count > 0) continue;
    const { message } = notFound();
    throw new DomainError("invalid", message, { [`experience.${index}._id`]: [message] });
  }
}
