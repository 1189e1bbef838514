import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import type { DraftPosting } from "../draft-postings";
import { RefusedPosting } from "../schema";

const LEFT_OUT = "The address to apply at was left out, because people apply on this site.";
const MISSING =
  'It has no address to apply at, and people don\'t apply on this site. Name the field that holds it in a mapping file: "url": "…".';

/**
 * The address where people apply for an imported posting on another site; null if they apply on
 * this site. A record's address is usually just that of its page, so it is left out if people apply
 * on this site, which `notes` says. Throws `RefusedPosting` for a posting without an address if
 * people apply on other sites.
 */
export function readApplyAddress(
  { applyUrl }: Pick<DraftPosting, "applyUrl">,
  applyOn: ApplyOn = "either",
  { hasEnded, notes }: { hasEnded: boolean; notes: string[] },
): string | null {
  // Nobody can apply for an ended job.
  if (hasEnded || applyOn === "either") return applyUrl;
  if (applyOn === "outside") {
    if (applyUrl === null) throw new RefusedPosting(MISSING);
    return applyUrl;
  }
  if (applyUrl !== null) notes.push(LEFT_OUT);
  return null;
}
