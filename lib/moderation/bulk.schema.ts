import { z } from "zod";
import { itemParams, neededReason, verdictInput } from "./decisions.schema";

const MOST_AT_ONCE = 100;
const TOO_MANY = `Select at most ${MOST_AT_ONCE} at once`;
const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const TWICE = "Name each one once";

/** `POST /api/admin/reviews`: one decision about several items of the queue. */
export const bulkVerdictInput = verdictInput.omit({ version: true }).extend({
  items: z
    .array(z.strictObject({ ...itemParams.shape, version: verdictInput.shape.version }))
    .min(1, "Select an entry")
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine((items) => isDistinct(items.map(({ kind, id }) => `${kind}.${id}`)), TWICE),
});
export type BulkVerdict = z.infer<typeof bulkVerdictInput>;

/** Suspends several companies or accounts for the same reason. */
export const bulkSuspensionInput = z.strictObject({
  ids: z
    .array(z.uuid("This isn't an id"))
    .min(1, "Select someone")
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine(isDistinct, TWICE),
  reason: neededReason,
});
export type BulkSuspension = z.infer<typeof bulkSuspensionInput>;

/** What happened to one of several. */
const bulkResult = z.object({
  id: z.uuid(),
  problem: z.string().nullable().describe("Why nothing was done about this one."),
});
export type BulkResult = z.infer<typeof bulkResult>;
export const bulkResults = z.object({ results: z.array(bulkResult) });
