import { z } from "zod";

// How long after its end an application's content may be kept (security.md, 3c): the site's setting
// applies until a company chooses what the law where it hires requires.
export const SHORTEST_MONTHS = 1;
export const LONGEST_MONTHS = 24;

const MONTHS = `Choose between ${SHORTEST_MONTHS} and ${LONGEST_MONTHS} months`;

/** How long a company keeps the content of applications. */
export const retentionInput = z.strictObject({
  months: z.int(MONTHS).min(SHORTEST_MONTHS, MONTHS).max(LONGEST_MONTHS, MONTHS),
});
export type RetentionChoice = z.infer<typeof retentionInput>;
