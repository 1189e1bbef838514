import type { ApiKeyView } from "@/lib/accounts/api-keys/schema";
import { type KeyScope, SCOPE_NAMES } from "@/lib/accounts/api-keys/scopes.schema";
import { formatDay, formatInstant, sinceLabel } from "@/lib/shared/dates";
import type { KeyRow } from "./key-row.client";
import type { ScopeChoice } from "./new-key.client";

const TEXTS: Record<KeyScope, string> = {
  read_jobs: "List your jobs, and read each with its history.",
  write_jobs: "Post, change, pause, renew and close jobs.",
  read_applications: "List applications, and read each with its CV.",
  write_applications: "Move applications to another stage.",
  import_own: "Connect your career site, change how it is read, and have it read.",
  import: "Connect sources of jobs, change them, and have them read.",
  read_saved_jobs: "See the jobs that you saved, and your notes on them.",
  read_own_applications: "See where you applied, and how far each application has come.",
  prepare_applications:
    "Write drafts of applications, and read the letters and answers of drafts. You check each one and send it yourself.",
};

/** Scopes as people choose them. */
export function scopeChoices(names: Readonly<Partial<Record<KeyScope, string>>>): ScopeChoice[] {
  return Object.entries(names).map(([scope, name]) => ({
    ...{ scope, name },
    text: TEXTS[scope as KeyScope],
  }));
}

const LIST = new Intl.ListFormat("en", { type: "unit" });

const usedWords = (at: string | null, now: Date) =>
  at === null ? "never used" : `last used ${sinceLabel(at, now)}`;

function previousWords({ previous }: ApiKeyView, now: Date): string | null {
  if (!previous) return null;
  const { endsAt, lastUsedAt } = previous;
  return `The old key works until ${formatInstant(endsAt)}, ${usedWords(lastUsedAt, now)}.`;
}

/** A key as the list shows it. */
export function keyRow(key: ApiKeyView, now: Date): KeyRow {
  const { id, name, isSandbox, isStopped, ending, createdBy, createdAt, lastUsedAt } = key;
  const created = `created ${formatDay(createdAt)}${createdBy ? ` by ${createdBy}` : ""}`;
  return {
    ...{ id, name, isSandbox, isStopped },
    scopes: LIST.format(key.scopes.map((scope) => SCOPE_NAMES[scope])),
    history: `Ends in ${ending} · ${created} · ${usedWords(lastUsedAt, now)}`,
    previous: previousWords(key, now),
  };
}
