import { z } from "zod";

// The facts that this domain announces.

/**
 * A company has applications waiting for a response that it has not been reminded of. `day` and the
 * recipient together name the cause: one reminder per person and day.
 */
export const applicationsWaiting = {
  name: "insights.applications_waiting",
  payload: z.object({ companyId: z.uuid(), day: z.iso.date() }),
};
