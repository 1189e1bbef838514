import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { isId } from "@/lib/shared/ids";
import { findDraft, findOwnDraft } from "./drafts.queries";
import type { DraftView } from "./drafts.schema";
import { findPostingFields } from "./queries";
import type { PostingFields } from "./schema";

/** What the post form starts from: another posting, a template, or a draft. */
export type PostingStart = {
  companyId: string;
  fields: PostingFields;
  /** The draft that typing continues; null when starting from something else. */
  draft: DraftView | null;
};

const idOf = (value: unknown) => (typeof value === "string" && isId(value) ? value : null);

async function findLatestDraft(actor: Actor): Promise<PostingStart | null> {
  const found = await Promise.all(
    actor.companies.map(async ({ id: companyId }) => {
      const draft = await findOwnDraft(actor, companyId);
      return draft && { companyId, fields: draft.fields, draft };
    }),
  );
  const [latest] = found
    .filter((start) => start !== null)
    .sort((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
  return latest ?? null;
}

/**
 * Finds what the post form starts from, as its address says: `from` one of the actor's companies'
 * postings, a `template`, or else the actor's draft. `null` for an empty form; other people's are
 * ignored.
 */
export async function findPostingStart(
  actor: Actor,
  asked: { from: unknown; template: unknown },
): Promise<PostingStart | null> {
  const from = idOf(asked.from);
  const copied = from && (await findPostingFields(actor, from));
  if (copied) return { ...copied, draft: null };
  const id = idOf(asked.template);
  const template = id && (await findDraft(actor, id));
  if (template) return { companyId: template.companyId, fields: template.fields, draft: null };
  return findLatestDraft(actor);
}
