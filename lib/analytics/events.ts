import { z } from "zod";

// Facts this domain announces.

/**
 * A company has applications that wait for an answer and that it was not reminded of. `day` names
 * the cause together with whom it is told: one reminder a person and day.
 */
export const applicationsWaiting = {
  name: "insights.applications_waiting",
  payload: z.object({ companyId: z.uuid(), day: z.iso.date() }),
};
