import { z } from "zod";

// Facts this domain announces. Whoever cares reacts in its own tasks.ts.

/** It's time to read a source, or an admin wants it now. */
export const sourceDue = {
  name: "sources.due",
  payload: z.object({
    connectedSourceId: z.uuid(),
    acceptsShrinking: z.boolean().default(false),
    /** Whether an admin asked for it, also of a source that is paused. */
    isAsked: z.boolean().default(false),
  }),
};

/** A run found something that an admin should look at; `runId` names it. */
export const sourceNeedsAttention = {
  name: "sources.needs_attention",
  payload: z.object({ runId: z.uuid() }),
};

/** A source was deleted with its jobs. */
export const sourceDeleted = {
  name: "sources.deleted",
  payload: z.object({ sourceId: z.int() }),
};
