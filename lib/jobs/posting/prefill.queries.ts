import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { isId } from "@/lib/shared/ids";
import { findDraft, findOwnDraft } from "./drafts.queries";
import type { DraftView } from "./drafts.schema";
import { findPostingFields } from "./queries";
import type { PostingFields } from "./schema";

/** What the post form begins with: another posting, a template, or what was being written. */
export type PostingStart = {
  companyId: string;
  fields: PostingFields;
  /** The draft that typing goes on with; null for what is begun with something else. */
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
 * Finds what the post form begins with, as its address asks: `from` a posting of one's own company,
 * a `template`, or else what one was writing. `null` for an empty form; what is not one's own
 * counts for nothing.
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
