import { z } from "zod";

import { LONGEST_MONTHS, SHORTEST_MONTHS } from "./limits.schema";

const MONTHS = `Choose between ${SHORTEST_MONTHS} and ${LONGEST_MONTHS} months`;

/** How long a company keeps the content of applications. */
export const retentionInput = z.strictObject({
  months: z.int(MONTHS).min(SHORTEST_MONTHS, MONTHS).max(LONGEST_MONTHS, MONTHS),
});
export type RetentionChoice = z.infer<typeof retentionInput>;
