import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { findHandled } from "../employer-view/queries";
import { canHandleApplications } from "../policy";
import { fillTemplate } from "./message-templates";
import type { FilledTemplate, TemplateView } from "./message-templates.schema";

async function read(companyId: string): Promise<TemplateView[]> {
  return db.messageTemplate.findMany({
    where: { companyId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, text: true },
  });
}

/** A company's templates by name. Throws `not_found` for strangers. */
export async function listTemplates(actor: Actor, companyId: string): Promise<TemplateView[]> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  return read(companyId);
}

/**
 * The company's templates, filled in for one applicant. A name that blind screening hides stays a
 * placeholder, which sending fills in. Throws `not_found` for strangers.
 */
export async function listFilledTemplates(
  actor: Actor,
  applicationId: string,
): Promise<FilledTemplate[]> {
  const { companyId, isHidden } = await findHandled(actor, applicationId);
  const [templates, { snapshot, details }] = await Promise.all([
    read(companyId),
    db.application.findUniqueOrThrow({
      where: { id: applicationId },
      select: {
        snapshot: { select: { title: true, companyName: true } },
        details: { select: { fullName: true } },
      },
    }),
  ]);
  const values = {
    job: snapshot.title,
    company: snapshot.companyName,
    ...(details && !isHidden ? { name: details.fullName } : {}),
  };
  return templates.map((template) => ({
    ...template,
    filled: fillTemplate(template.text, values),
  }));
}
