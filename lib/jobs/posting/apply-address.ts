import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import { APPLY_ADDRESS_REQUIRED } from "./limits.schema";

// Where people apply for a posting: on this site, or at an address of the employer's own.

/** What is said of an address where the site takes all applications itself. */
export const APPLY_HERE = "People apply on this site, so leave out the address of another one";

/** What the site has against where people apply; null if nothing. */
export function applyProblem(applyUrl: string | null, applyOn: ApplyOn): string | null {
  if (applyOn === "outside" && applyUrl === null) return APPLY_ADDRESS_REQUIRED;
  return applyOn === "site" && applyUrl !== null ? APPLY_HERE : null;
}
