import { z } from "zod";

// Facts that this domain announces. Other domains react to them in their own tasks.ts.

/** A source is due, or an admin wants it read now. */
export const sourceDue = {
  name: "sources.due",
  payload: z.object({
    connectedSourceId: z.uuid(),
    acceptsShrinking: z.boolean().default(false),
    /** Whether an admin requested it, which also runs a paused source. */
    isAsked: z.boolean().default(false),
  }),
};

/** A run found something that an admin should look at. `runId` identifies the run. */
export const sourceNeedsAttention = {
  name: "sources.needs_attention",
  payload: z.object({ runId: z.uuid() }),
};

/** A source was deleted with its jobs. */
export const sourceDeleted = {
  name: "sources.deleted",
  payload: z.object({ sourceId: z.int() }),
};
