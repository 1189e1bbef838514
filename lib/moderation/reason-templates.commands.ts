import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { DomainError } from "@/lib/shared/errors";
import { TEMPLATES_MAX, type TemplateInput } from "./reason-templates.schema";

const TAKEN = "Another reason has this name. Choose another one.";

const rowOf = ({ purpose, ...words }: TemplateInput) => ({
  ...words,
  ...(purpose ? { purpose } : {}),
});

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new DomainError("conflict", TAKEN, { name: [TAKEN] });
}

/**
 * Adds a reason template; returns its id. Throws `forbidden`, `conflict` when the name is taken or
 * there are too many.
 */
export async function addReasonTemplate(
  actor: Actor,
  input: TemplateInput,
): Promise<{ id: string }> {
  requireAdministration(actor);
  try {
    return await db.$transaction(async (tx) => {
      // One at a time, or two that count at once would both find room.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('moderation.templates'))`;
      if ((await tx.reasonTemplate.count()) >= TEMPLATES_MAX) {
        throw new DomainError("conflict", `There are already ${TEMPLATES_MAX}. Delete one first.`);
      }
      const { id } = await tx.reasonTemplate.create({ data: rowOf(input), select: { id: true } });
      const target = { type: "reason_template", id };
      await audit(tx, { action: "reason_template.saved", actorId: actor.id, target });
      return { id };
    });
  } catch (error) {
    return refuseTaken(error);
  }
}

/**
 * Changes a reason template. Throws `forbidden`, `not_found`, `conflict` when the name is taken.
 */
export async function changeReasonTemplate(
  actor: Actor,
  id: string,
  input: TemplateInput,
): Promise<void> {
  requireAdministration(actor);
  try {
    await db.$transaction(async (tx) => {
      const { count } = await tx.reasonTemplate.updateMany({ where: { id }, data: rowOf(input) });
      if (count === 0) throw new DomainError("not_found", "This reason was deleted.");
      const target = { type: "reason_template", id };
      await audit(tx, { action: "reason_template.saved", actorId: actor.id, target });
    });
  } catch (error) {
    refuseTaken(error);
  }
}

/** Deletes a reason template; decisions that used it keep their text. A repeat does nothing. */
export async function deleteReasonTemplate(actor: Actor, id: string): Promise<void> {
  requireAdministration(actor);
  await db.$transaction(async (tx) => {
    const { count } = await tx.reasonTemplate.deleteMany({ where: { id } });
    if (count === 0) return;
    const target = { type: "reason_template", id };
    await audit(tx, { action: "reason_template.deleted", actorId: actor.id, target });
  });
}
