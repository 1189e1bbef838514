import { z } from "zod";

// Facts this domain announces. `id` names the cause: whoever reacts uses it to do a thing once.

/** An admin decided something; `id` is the decision's. */
export const decided = { name: "moderation.decided", payload: z.object({ id: z.uuid() }) };
/** An appeal was answered; `id` is the decision's that it was against. */
export const appealDecided = {
  name: "moderation.appeal_answered",
  payload: z.object({ id: z.uuid() }),
};
