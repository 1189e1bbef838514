import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import type { DraftPosting } from "../draft-postings";
import { RefusedPosting } from "../schema";

const LEFT_OUT = "The address to apply at was left out, because people apply on this site.";
const MISSING =
  'It has no address to apply at, and people don\'t apply on this site. Name the field that holds it in a mapping file: "url": "…".';

/**
 * Where people apply for an imported posting on another site; null for here. A record's address is
 * most often only that of its page, so where people apply on this site it's left out, which `notes`
 * says. Throws `RefusedPosting` for one without an address where people apply on other sites.
 */
export function readApplyAddress(
  { applyUrl }: Pick<DraftPosting, "applyUrl">,
  applyOn: ApplyOn = "either",
  { hasEnded, notes }: { hasEnded: boolean; notes: string[] },
): string | null {
  // Nobody applies for it any longer.
  if (hasEnded || applyOn === "either") return applyUrl;
  if (applyOn === "outside") {
    if (applyUrl === null) throw new RefusedPosting(MISSING);
    return applyUrl;
  }
  if (applyUrl !== null) notes.push(LEFT_OUT);
  return null;
}
