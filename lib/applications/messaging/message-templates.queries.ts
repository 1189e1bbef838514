import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { findHandled } from "../employer-view/queries";
import { firstName, NAMELESS_SENDER } from "../letters/composing";
import { canHandleApplications } from "../policy";
import { fillTemplate } from "./message-templates";
import type { FilledTemplate, ListedTemplate } from "./message-templates.schema";
import { STARTER_MESSAGES } from "./starter-messages";

async function read(companyId: string): Promise<ListedTemplate[]> {
  const own = await db.messageTemplate.findMany({
    where: { companyId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, text: true },
  });
  const names = new Set(own.map(({ name }) => name));
  return [
    ...own.map((template) => ({ ...template, isStarter: false })),
    // A company that saves its own version has replaced the one to begin with.
    ...STARTER_MESSAGES.filter(({ name }) => !names.has(name)).map((starter) => ({
      ...starter,
      isStarter: true,
    })),
  ];
}

/** A company's templates by name, then those to begin with. Throws `not_found` for strangers. */
export async function listTemplates(actor: Actor, companyId: string): Promise<ListedTemplate[]> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  return read(companyId);
}

/**
 * The company's templates and those to begin with, filled in for one applicant. A name that blind screening hides stays a
 * placeholder, which sending fills in. Throws `not_found` for strangers.
 */
export async function listFilledTemplates(
  actor: Actor,
  applicationId: string,
): Promise<FilledTemplate[]> {
  const { companyId, isHidden } = await findHandled(actor, applicationId);
  const [templates, author, { snapshot, details }] = await Promise.all([
    read(companyId),
    db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { fullName: true } }),
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
    sender: author.fullName ?? NAMELESS_SENDER,
    ...(details && !isHidden
      ? { name: details.fullName, "first name": firstName(details.fullName) }
      : {}),
  };
  return templates.map((template) => ({
    ...template,
    filled: fillTemplate(template.text, values),
  }));
}
