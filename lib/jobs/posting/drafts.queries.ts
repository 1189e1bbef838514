import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { canPostFor } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { siteSettings } from "@/lib/platform/settings";
import type { DraftView, TemplateRow } from "./drafts.schema";
import { type PostingFields, postingFields } from "./schema";

type Row = {
  id: string;
  kind: "draft" | "template";
  name: string;
  content: unknown;
  version: number;
  updatedAt: Date;
};

// A field written by an older release may contain what this one does not accept; it is then reset.
function readFields(content: unknown): PostingFields {
  const usable = Object.entries(content ?? {}).filter(
    ([field, value]) => postingFields.safeParse({ [field]: value }).success,
  );
  const fields = postingFields.parse(Object.fromEntries(usable));
  return { ...fields, payCurrency: fields.payCurrency || siteSettings().siteCurrency };
}

function toView({ id, kind, name, content, version, updatedAt }: Row): DraftView {
  const fields = readFields(content);
  return { id, kind, name, fields, version, savedAt: updatedAt.toISOString() };
}

const viewSelect = {
  id: true,
  kind: true,
  name: true,
  content: true,
  version: true,
  updatedAt: true,
} as const;

/** What this person was writing for a company when they left, or `null`. */
export async function findOwnDraft(actor: Actor, companyId: string): Promise<DraftView | null> {
  if (!canPostFor(actor, companyId)) return null;
  const row = await db.jobDraft.findFirst({
    where: { companyId, userId: actor.id, kind: "draft" },
    orderBy: { updatedAt: "desc" },
    select: viewSelect,
  });
  return row && toView(row);
}

/** The actor's own draft, or their company's template; `null` for anything else. */
export async function findDraft(
  actor: Actor,
  draftId: string,
): Promise<(DraftView & { companyId: string }) | null> {
  const row = await db.jobDraft.findUnique({
    where: { id: draftId },
    select: { ...viewSelect, companyId: true, userId: true },
  });
  if (!row || !canPostFor(actor, row.companyId)) return null;
  if (row.kind === "draft" && row.userId !== actor.id) return null;
  return { ...toView(row), companyId: row.companyId };
}

/** A company's templates by name; none for someone who does not belong to it. */
export async function listTemplates(actor: Actor, companyId: string): Promise<TemplateRow[]> {
  if (!canPostFor(actor, companyId)) return [];
  const rows = await db.jobDraft.findMany({
    where: { companyId, kind: "template" },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, updatedAt: true },
  });
  return rows.map(({ id, name, updatedAt }) => ({ id, name, savedAt: updatedAt.toISOString() }));
}
