import { z } from "zod";
import type { EventDefinition } from "@/lib/platform/queue";

const payload = z.object({ boardId: z.uuid() });
type Payload = z.infer<typeof payload>;

/** A board was added, or which jobs it shows was changed. */
export const boardFilterChanged = {
  name: "boards.filter_changed",
  payload,
} as const satisfies EventDefinition<Payload>;

/** A board was deleted. */
export const boardDeleted = {
  name: "boards.deleted",
  payload,
} as const satisfies EventDefinition<Payload>;
