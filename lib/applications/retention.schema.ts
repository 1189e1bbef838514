import { z } from "zod";

// How long after its end what an applicant said and sent may be kept (security.md, 3c): as long as
// the site's setting says, until a company chooses as the law of where it hires asks.
export const SHORTEST_MONTHS = 1;
export const LONGEST_MONTHS = 24;

const MONTHS = `Choose between ${SHORTEST_MONTHS} and ${LONGEST_MONTHS} months`;

/** How long a company keeps what applicants sent. */
export const retentionInput = z.strictObject({
  months: z.int(MONTHS).min(SHORTEST_MONTHS, MONTHS).max(LONGEST_MONTHS, MONTHS),
});
export type RetentionChoice = z.infer<typeof retentionInput>;
