import { z } from "zod";

// Facts this domain announces. Whoever cares reacts in its own tasks.ts.

/** A webhook was turned off because nothing it was told arrived. `id` names the turning off. */
export const webhookTurnedOff = {
  name: "webhooks.turned_off",
  payload: z.object({ id: z.uuid(), webhookId: z.uuid() }),
};
