import { z } from "zod";
import type { JobStatus } from "../schema";

/** From this score on a posting waits for an admin. Nothing is refused by it. */
export const RISK_HIGH = 50;
export const RISK_MOST = 100;

/** The site's setting that holds the words that an admin watches for. */
export const WATCH_WORDS = "risk_words";

/** What one rule found in a posting. */
export const riskFlag = z.object({
  rule: z.string(),
  /** The rule in a few words, for admins. */
  title: z.string(),
  /** The words that match, as they are written there, or what was compared. */
  words: z.string(),
  weight: z.int(),
  /** Told to the employer. */
  reason: z.string(),
});
export type RiskFlag = z.infer<typeof riskFlag>;

/** What all rules make of a posting. */
export type Risk = { score: number; isHigh: boolean; flags: RiskFlag[] };

/** A posting with nearly the same text as one in review. */
export type NearCopyView = {
  id: string;
  slug: string;
  title: string;
  status: JobStatus;
  company: { id: string; name: string };
  /** How much of the two texts is the same, in percent. */
  percent: number;
};

/** What of a posting is read, and whose it is. */
export type RiskAssessment = {
  title: string;
  description: string;
  questions: readonly { text: string; choices: readonly string[] }[];
  /** What was typed into the site's own fields, if there are any. */
  ownTexts?: readonly string[];
  /** Where people apply on another site; null for here. */
  applyUrl?: string | null;
  company: { name: string; website: string | null; isVerified: boolean };
};

/** What is known besides, and only the database knows. */
export type RiskFacts = {
  /** The domain of the poster's address; null where no one posts. */
  senderDomain: string | null;
  pay: {
    /** A year's, in the site's currency: what it says, and what is usual for its kind. */
    annual: number;
    usual: number;
    /** As it is stated, and the kind, in words. */
    stated: string;
    kind: string;
  } | null;
  /** Verified companies whose name or domain is near this one's. */
  known: readonly { name: string; domain: string | null }[];
  /** The posting most like it of those that were taken down. */
  removed: { title: string } | null;
  /** Words that the site watches for. */
  watchWords: readonly string[];
};
