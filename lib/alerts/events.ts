import { z } from "zod";

// Facts this domain announces.

/**
 * Someone without an account asked for an alert; the address must be confirmed first. `id` is the
 * alert's, `cause` this request's: it may be asked for again.
 */
export const alertRequested = {
  name: "alerts.requested",
  payload: z.object({ id: z.uuid(), cause: z.uuid() }),
};
/**
 * Matches of an alert are to be mailed now. They were marked as sent in the same transaction, so
 * each is announced once; `id` names this mail. `jobIds` are the newest, as many as a mail names,
 * `total` counts all.
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
/** The alert pauses soon unless its owner renews it. */
export const alertEnding = { name: "alerts.ending", payload: z.object({ id: z.uuid() }) };
