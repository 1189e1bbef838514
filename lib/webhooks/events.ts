import { z } from "zod";

// Facts that this domain announces. Other domains react to them in their own tasks.ts.

/** A webhook was turned off because none of its deliveries arrived. `id` identifies this event. */
export const webhookTurnedOff = {
  name: "webhooks.turned_off",
  payload: z.object({ id: z.uuid(), webhookId: z.uuid() }),
};
