import type { Intent, IntentKind } from "./sentences.schema";

/** The named parts of what a pattern found. */
export type Parts = Partial<Record<string, string>>;

/** Words that mean something, and what. */
export type Pattern = {
  kind: IntentKind;
  words: RegExp;
  /** `null` where the words mean nothing after all. */
  read: (parts: Parts) => Pick<Intent, "filters" | "label"> | null;
};
