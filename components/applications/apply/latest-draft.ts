import type { SavedDraft } from "@/lib/applications/applying/drafts.schema";
import type { OwnDraft } from "@/lib/browser/application-drafts";

/** What the form starts with. */
export type LoadedDraft = OwnDraft & {
  /** Whether it was written in another browser, whose file isn't here. */
  isFromElsewhere: boolean;
  /** The name of the key whose program prepared it; null when only the person wrote it. */
  preparedBy: string | null;
};

/** Of what this browser and the account have, what was written later; `null` until it is known. */
export function latestDraft(own: OwnDraft | null, stored: SavedDraft | null): LoadedDraft | null {
  if (!own) return null;
  const storedAt = stored ? Date.parse(stored.savedAt) : 0;
  if (!stored || (own.isKept && own.savedAt >= storedAt)) {
    // This browser's copy of what a program prepared is still that, whatever was changed in it.
    const preparedBy = stored?.submissionId === own.submissionId ? stored.preparedBy : null;
    return { ...own, isFromElsewhere: false, preparedBy };
  }
  const { values, submissionId, preparedBy } = stored;
  return {
    values,
    submissionId,
    file: null,
    savedAt: storedAt,
    isKept: true,
    isFromElsewhere: true,
    preparedBy,
  };
}
