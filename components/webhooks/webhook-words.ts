import { formatInstant, sinceLabel } from "@/lib/shared/dates";
import {
  DELIVERY_STATUSES,
  type OffReason,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_SHAPES,
} from "@/lib/webhooks/choices.schema";
import type { AttemptView, DeliveryView, WebhookView } from "@/lib/webhooks/schema";

const LIST = new Intl.ListFormat("en", { type: "unit" });

const OFF: Record<OffReason, string> = {
  by_hand: "Off: nothing is sent.",
  failing: "It was turned off, because nothing that was sent to it arrived for three days.",
  gone: "It was turned off, because its server said that the address is gone for good (410).",
};

/** A webhook's state, if there is anything to say. */
export function stateWords({ off, failingSince }: WebhookView, now: Date): string | null {
  if (off) return OFF[off.why];
  return (
    failingSince && `Nothing has arrived since the first failure ${sinceLabel(failingSince, now)}.`
  );
}

/** A webhook's events and format. */
export function aboutWords({ shape, events }: WebhookView): string {
  return `${WEBHOOK_SHAPES[shape]} · ${LIST.format(events.map((event) => WEBHOOK_EVENTS[event]))}`;
}

/** Until when the old secret also signs. */
export function previousWords({ previousEndsAt }: WebhookView): string | null {
  return (
    previousEndsAt &&
    `Requests are signed with the old secret, too, until ${formatInstant(previousEndsAt)}.`
  );
}

/** A delivery's event. */
export function eventWords({ type }: DeliveryView): string {
  return type === TEST_EVENT ? "A test" : WEBHOOK_EVENTS[type];
}

/** A delivery's status. */
export function deliveryWords({ status, nextAt, attempts }: DeliveryView): string {
  const state = DELIVERY_STATUSES[status];
  if (!nextAt) return state;
  return attempts.length === 0 ? `${state} for its turn` : `Next attempt ${formatInstant(nextAt)}`;
}

/** An attempt's result. */
export function attemptWords({ at, status, problem, duration }: AttemptView): string {
  const outcome = problem ?? `${status}`;
  return `${formatInstant(at)} · ${outcome} · ${duration} ms`;
}
