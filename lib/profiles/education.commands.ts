import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { monthToDate } from "./completion";
import { beginChange, requireRoom } from "./persistence.commands";
import { type EducationInput, ENTRIES_MAX } from "./schema";

function toColumns(input: EducationInput) {
  return {
    degree: input.degree,
    institution: input.institution,
    fieldOfStudy: input.fieldOfStudy,
    description: input.description,
    startMonth: monthToDate(input.startMonth),
    endMonth: input.endMonth === null ? null : monthToDate(input.endMonth),
  };
}

const notFound = () => new DomainError("not_found", "This entry is no longer in your profile.");

/**
 * Adds an education within the caller's transaction, after `beginChange`; returns its id. Throws
 * `conflict`, having written nothing, when the list is full.
 */
export async function insertEducation(
  tx: Transaction,
  actor: Actor,
  input: EducationInput,
): Promise<string> {
  const columns = { userId: actor.id, ...toColumns(input) };
  const same = await tx.education.findFirst({ where: columns, select: { id: true } });
  if (same) return same.id;
  const count = await tx.education.count({ where: { userId: actor.id } });
  requireRoom(count + 1, ENTRIES_MAX, "educations");
  const { id } = await tx.education.create({ data: columns, select: { id: true } });
  return id;
}

/**
 * Adds an education to the actor's profile and returns its id; adding the same again does nothing.
 * Throws `conflict` when the list is full.
 */
export async function addEducation(actor: Actor, input: EducationInput): Promise<string> {
  return db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    return insertEducation(tx, actor, input);
  });
}

/**
 * Changes one of the actor's educations; a repeat changes nothing. Throws `not_found` for one that
 * is not theirs, `conflict` when `version` is given and the profile has moved on.
 */
export async function changeEducation(
  actor: Actor,
  id: string,
  input: EducationInput & { version?: number | undefined },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, input.version);
    const where = { id, userId: actor.id };
    const { count } = await tx.education.updateMany({ where, data: toColumns(input) });
    if (count === 0) throw notFound();
  });
}

/** Removes an education from the actor's profile. Throws `not_found` for one that is not theirs. */
export async function removeEducation(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await beginChange(tx, actor, undefined);
    const { count } = await tx.education.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw notFound();
  });
}

/**
 * Replaces the actor's educations within the caller's transaction, after `beginChange`: those with
 * an id are changed, those without are added, and all others removed. Throws `invalid` for an id
 * that is not theirs.
 */
export async function replaceEducations(
  tx: Transaction,
  actor: Actor,
  items: readonly (EducationInput & { id?: string | undefined })[],
): Promise<void> {
  const kept = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await tx.education.deleteMany({ where: { userId: actor.id, id: { notIn: kept } } });
  for (const [index, { id, ...input }] of items.entries()) {
    if (id === undefined) {
      await insertEducation(tx, actor, input);
      continue;
    }
    const where = { id, userId: actor.id };
    const { count } = await tx.education.updateMany({ where, data: toColumns(input) });
    if (count > 0) continue;
    const { message } = notFound();
    throw new DomainError("invalid", message, { [`education.${index}._id`]: [message] });
  }
}
