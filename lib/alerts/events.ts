import { z } from "zod";

// The facts that this domain announces.

/**
 * Someone without an account asked for an alert, and has to confirm the address first. `id` is the
 * alert's, `cause` this request's, because an alert may be requested again.
 */
export const alertRequested = {
  name: "alerts.requested",
  payload: z.object({ id: z.uuid(), cause: z.uuid() }),
};
/**
 * An alert's matches have to be mailed now. They were marked as sent in the same transaction, so
 * each is announced once; `id` names this email. `jobIds` are the newest, as many as an email
 * lists; `total` counts all.
 */
export const alertDue = {
  name: "alerts.due",
  payload: z.object({
    id: z.uuid(),
    alertId: z.uuid(),
    jobIds: z.array(z.uuid()).min(1),
    total: z.int().min(1),
  }),
};
/** The alert will soon pause unless its owner renews it. */
export const alertEnding = { name: "alerts.ending", payload: z.object({ id: z.uuid() }) };
