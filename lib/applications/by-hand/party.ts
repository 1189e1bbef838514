import type { Actor } from "@/lib/accounts/schema";

/**
 * Someone without an account, whom a company added by hand, with the link that was mailed to them.
 * Made by `readLinkHolder` (by-hand/link-holders.queries.ts) alone, so holding one is proof.
 */
export type LinkHolder = {
  readonly id: null;
  /** Their applications at the company: the one that the link is for, and those it was moved to. */
  readonly applicationIds: readonly [string, ...string[]];
  readonly companies: readonly [];
  readonly assignments: readonly [];
};

/** Who asks about an application: an account of either side, or an applicant without one. */
export type Party = Actor | LinkHolder;

/** What a party's calls are counted by. */
export function countedBy(party: Party): string {
  return party.id ?? party.applicationIds[0];
}
