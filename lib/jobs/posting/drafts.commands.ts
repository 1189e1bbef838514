import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { requirePoster } from "@/lib/companies/policy";
import { db, type Transaction } from "@/lib/platform/db/client";
import { spend } from "@/lib/platform/security/rate-limit";
import { DomainError } from "@/lib/shared/errors";
import {
  type DraftChange,
  type DraftReceipt,
  MOST_TEMPLATES,
  type NewDraft,
} from "./drafts.schema";
import type { PostingFields } from "./schema";

const receiptSelect = { id: true, version: true, updatedAt: true } as const;

function toReceipt(row: { id: string; version: number; updatedAt: Date }): DraftReceipt {
  return { id: row.id, version: row.version, savedAt: row.updatedAt.toISOString() };
}

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

function refuseOlder(savedAt: Date): never {
  throw new DomainError(
    "conflict",
    `This draft was changed in another tab or on another device on ${time.format(savedAt)} UTC. We haven't overwritten anything.`,
  );
}

function nameOf(fields: PostingFields): string {
  return fields.title.trim().slice(0, 120) || "Untitled";
}

async function makeRoom(tx: Transaction, actor: Actor, input: NewDraft): Promise<void> {
  const { companyId, kind } = input;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`jobs.drafts:${companyId}`}, 0))`;
  if (kind === "draft") {
    const other = await tx.jobDraft.findFirst({
      where: { companyId, kind, userId: actor.id },
      select: { updatedAt: true },
    });
    if (other) refuseOlder(other.updatedAt);
    return;
  }
  const templates = await tx.jobDraft.findMany({
    where: { companyId, kind },
    select: { name: true },
  });
  const refuse = (sentence: string) => {
    throw new DomainError("conflict", sentence, { name: [sentence] });
  };
  if (templates.length >= MOST_TEMPLATES) {
    refuse(`A company can have at most ${MOST_TEMPLATES} templates. Delete one first.`);
  }
  if (templates.some(({ name }) => name.toLowerCase() === input.name.toLowerCase())) {
    refuse("Your company already has a template with this name. Choose another name.");
  }
}

/**
 * Saves a draft that the actor is writing for a company, or a template for everyone in it. Throws
 * `conflict` when there is already such a draft (from another tab), or a template with the name;
 * `not_found` for someone else's company.
 */
export async function createDraft(actor: Actor, input: NewDraft): Promise<DraftReceipt> {
  const { companyId, kind, fields } = input;
  requirePoster(actor, companyId);
  await spend("jobDraftByAccount", actor.id);
  return db.$transaction(async (tx) => {
    await makeRoom(tx, actor, input);
    const name = input.kind === "template" ? input.name : nameOf(fields);
    const data = { companyId, userId: actor.id, kind, name, content: fields };
    return toReceipt(await tx.jobDraft.create({ data, select: receiptSelect }));
  });
}

/** The drafts that the actor may change: their own, and their companies' templates. */
function within(actor: Actor, id: string) {
  const companyIds = actor.companies.map((company) => company.id);
  return {
    id,
    companyId: { in: companyIds },
    OR: [{ kind: "template" as const }, { kind: "draft" as const, userId: actor.id }],
  };
}

/**
 * Saves a draft or template. Throws `conflict` when it was changed since `version` was read,
 * `not_found` when the actor has none.
 */
export async function saveDraft(
  actor: Actor,
  id: string,
  { version, fields }: DraftChange,
): Promise<DraftReceipt> {
  await spend("jobDraftByAccount", actor.id);
  return db.$transaction(async (tx) => {
    const draft = await tx.jobDraft.findFirst({
      where: within(actor, id),
      select: { kind: true, name: true },
    });
    if (!draft) throw new DomainError("not_found", "This draft no longer exists.");
    const name = draft.kind === "template" ? draft.name : nameOf(fields);
    const { count } = await tx.jobDraft.updateMany({
      where: version === null ? { id } : { id, version },
      data: { content: fields, name, version: { increment: 1 } },
    });
    const saved = await tx.jobDraft.findUnique({ where: { id }, select: receiptSelect });
    if (!saved) throw new DomainError("not_found", "This draft no longer exists.");
    if (count === 0) refuseOlder(saved.updatedAt);
    return toReceipt(saved);
  });
}

/** Deletes a draft or template. A repeat does nothing. */
export async function deleteDraft(actor: Actor, id: string): Promise<void> {
  await db.jobDraft.deleteMany({ where: within(actor, id) });
}
