/** The events that a webhook can receive, with their names. */
export const WEBHOOK_EVENTS = {
  "job.published": "A job is published",
  "job.changed": "A job is changed",
  "job.ended": "A job ends",
  "application.received": "An application is received",
  "application.moved": "An application moves to another stage",
  "application.withdrawn": "An application is withdrawn",
  "offer.accepted": "An offer is accepted",
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** The event of "Send a Test". */
export const TEST_EVENT = "webhook.test" as const;
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

/** The formats of requests, with their names. */
export const WEBHOOK_SHAPES = {
  json: "JSON, for programs",
  slack: "A message for Slack",
  teams: "A card for Microsoft Teams",
} as const;
export type WebhookShape = keyof typeof WEBHOOK_SHAPES;

/** The statuses of deliveries, with their names. */
export const DELIVERY_STATUSES = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
} as const;
export type DeliveryStatus = keyof typeof DELIVERY_STATUSES;

/** Why a webhook is off: an owner turned it off, every attempt failed, or its server said 410. */
export type OffReason = "by_hand" | "failing" | "gone";
