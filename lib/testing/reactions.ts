import { reactions } from "@/lib/background/registry";
import type { EventDefinition } from "@/lib/platform/queue";

/** Does what the worker does with an event, at once; throws what a reaction throws. */
export async function react<Payload>(
  event: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> {
  for (const reaction of reactions) {
    if (reaction.event === event.name) await reaction.run(payload);
  }
}
