import { reactions } from "@/lib/background/registry";
import type { EventDefinition } from "@/lib/platform/queue";

/** Handles an event immediately, like the worker. Throws what a reaction throws. */
export async function react<Payload>(
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  for (const reaction of reactions) {
    if (reaction.event === event.name) await reaction.run(payload);
  }
}
