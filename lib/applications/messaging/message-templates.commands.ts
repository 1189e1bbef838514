import "server-only";
import { v7 as uuid } from "uuid";
import type { Actor } from "@/lib/accounts/schema";
import { db, isUniqueViolation } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import { canHandleApplications } from "../policy";
import { type NewTemplate, TEMPLATES_MAX, type TemplateView } from "./message-templates.schema";

const select = { id: true, name: true, text: true } as const;

function nameTaken(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  const message = "There's already a template with this name. Choose another name.";
  return new DomainError("conflict", message, { name: [message] });
}

/**
 * Saves a template for everyone in a company. Throws `not_found` for strangers, `conflict` when the
 * name is taken or there are too many, `rate_limited`.
 */
export async function createTemplate(
  actor: Actor,
  companyId: string,
  { name, text }: NewTemplate,
): Promise<TemplateView> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  await spend("applicantByAccount", actor.id);
  if ((await db.messageTemplate.count({ where: { companyId } })) >= TEMPLATES_MAX) {
    const most = `A company can have at most ${TEMPLATES_MAX} templates. Delete one first.`;
    throw new DomainError("conflict", most);
  }
  try {
    const data = { id: uuid(), companyId, name, text };
    return await db.messageTemplate.create({ data, select });
  } catch (error) {
    throw nameTaken(error);
  }
}

async function requireTemplate(actor: Actor, id: string): Promise<void> {
  const found = await db.messageTemplate.findUnique({ where: { id }, select: { companyId: true } });
  if (!found || !canHandleApplications(actor, found.companyId)) {
    throw new DomainError("not_found", "Template not found");
  }
}

/** Changes a template. Throws `not_found` for strangers, `conflict` when the name is taken. */
export async function changeTemplate(
  actor: Actor,
  id: string,
  { name, text }: NewTemplate,
): Promise<TemplateView> {
  await requireTemplate(actor, id);
  try {
    const [changed] = await db.messageTemplate.updateManyAndReturn({
      where: { id },
      data: { name, text },
      select,
    });
    if (!changed) throw new DomainError("not_found", "Template not found");
    return changed;
  } catch (error) {
    throw nameTaken(error);
  }
}

/** Deletes a template. Throws `not_found` for strangers and when it is already gone. */
export async function deleteTemplate(actor: Actor, id: string): Promise<void> {
  await requireTemplate(actor, id);
  await db.messageTemplate.deleteMany({ where: { id } });
}
