import type { Origin } from "./schema";

/** Of someone who was added to a posting from the talent pool. */
export const POOLED_ORIGIN = "talent_pool" satisfies Origin;

/** The names of the ways in which a company meets people. */
export const ORIGIN_NAMES: Record<Origin, string> = {
  career_fair: "Career fair",
  met: "Met in person",
  wrote: "Wrote to us",
  recommended: "Recommended to us",
  agency: "Recruitment agency",
  public_profile: "Public profile",
  other: "Another way",
  talent_pool: "Talent pool",
};

/** How someone is told where their details come from, after "They". */
const ORIGIN_SENTENCES: Record<Origin, string> = {
  career_fair: "They say that they met you at a career fair.",
  met: "They say that they met you in person.",
  wrote: "They say that you wrote to them.",
  recommended: "They say that someone recommended you to them.",
  agency: "They say that a recruitment agency gave them your details.",
  public_profile: "They say that they found you through a public profile.",
  talent_pool: "They keep your details in their talent pool, as you agreed.",
  other: "They didn't say how they got your details. You can ask them.",
};

type Source = { origin: Origin; referredBy: string | null };

/** Where someone's details come from, as they are told. */
export function originSentence({ origin, referredBy }: Source): string {
  if (referredBy) return `They say that ${referredBy}, who works there, recommended you to them.`;
  return ORIGIN_SENTENCES[origin];
}

/** How a company met someone, as the team reads it. */
export function originName({ origin, referredBy }: Source): string {
  return referredBy ? `Recommended by ${referredBy}` : ORIGIN_NAMES[origin];
}

/** Who added someone, as the team reads it. */
export function addedBy(by: string | null): string {
  return `Added by ${by ?? "someone who has left"}`;
}
