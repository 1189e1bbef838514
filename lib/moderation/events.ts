import { z } from "zod";

// The facts that this domain announces. `id` names the cause, so that a reaction happens only once.

/** An admin made a decision; `id` is the decision's. */
export const contentDecided = { name: "moderation.decided", payload: z.object({ id: z.uuid() }) };
/** An appeal was answered; `id` is that of the decision it was against. */
export const appealDecided = {
  name: "moderation.appeal_answered",
  payload: z.object({ id: z.uuid() }),
};
