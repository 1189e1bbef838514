import { z } from "zod";
import {
  type DeliveryStatus,
  type OffReason,
  type SentEvent,
  WEBHOOK_EVENTS,
  WEBHOOK_SHAPES,
  type WebhookEvent,
  type WebhookShape,
} from "./choices.schema";

const HOURS = [0, 1, 24, 168] as const;
const EVENTS = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
const SHAPES = Object.keys(WEBHOOK_SHAPES) as WebhookShape[];

const settings = z.strictObject({
  name: z
    .string("Enter a name for the webhook")
    .trim()
    .min(1, "Enter a name for the webhook")
    .max(60, "The name must be at most 60 characters long"),
  url: z
    .string("Enter the address")
    .trim()
    .min(1, "Enter the address")
    .max(1000, "The address must be at most 1,000 characters long")
    .describe("An https:// address on the public internet."),
  shape: z.enum(SHAPES, "Choose who reads it"),
  events: z
    .array(z.enum(EVENTS, "Choose at least one event"))
    .min(1, "Choose at least one event")
    .max(20)
    .transform((events) => [...new Set(events)]),
});
/** The settings of a new webhook. */
export const webhookInput = settings.extend({ shape: settings.shape.shape.default("json") });
export type WebhookInput = z.infer<typeof webhookInput>;

export const webhookChange = settings.partial().extend({
  isOn: z
    .boolean()
    .optional()
    .describe("Turns it off, or on again. What happens meanwhile isn't sent."),
});
export type WebhookChange = z.infer<typeof webhookChange>;

export const webhookRotation = z.strictObject({
  graceHours: z.coerce
    .number()
    .pipe(z.literal(HOURS, "Choose how long the old secret still signs"))
    .default(24)
    .describe("How long requests are signed with the old secret, too: 0, 1, 24 or 168 hours."),
});

export const siteWebhookParams = z.strictObject({ webhookId: z.uuid("must be a webhook's id") });
export const companyWebhookParams = siteWebhookParams.extend({
  companyId: z.uuid("must be a company's id"),
});
const deliveryId = z.uuid("must be a delivery's id");
export const siteDeliveryParams = siteWebhookParams.extend({ deliveryId });
export const companyDeliveryParams = companyWebhookParams.extend({ deliveryId });

/** A webhook's secret. It is shown only once. */
export const webhookSecret = z.object({
  id: z.uuid(),
  secret: z.string().describe("Shown this once. Check the signatures of requests with it."),
});
export type WebhookSecret = z.infer<typeof webhookSecret>;

export const webhookTest = z.object({
  isDelivered: z.boolean(),
  outcome: z.string().describe("What came back, in words."),
});
export type WebhookTest = z.infer<typeof webhookTest>;

/** A webhook as its owners see it. */
export type WebhookView = {
  id: string;
  name: string;
  url: string;
  shape: WebhookShape;
  events: WebhookEvent[];
  createdAt: string;
  /** Since when the webhook is off, and why; null while it is on. */
  off: { at: string; why: OffReason } | null;
  failingSince: string | null;
  /** Until when the previous secret also signs. */
  previousEndsAt: string | null;
};

/** A request and its result. */
export type AttemptView = {
  id: string;
  at: string;
  duration: number;
  status: number | null;
  body: string | null;
  problem: string | null;
};

/** An event sent to a webhook. */
export type DeliveryView = {
  id: string;
  eventId: string;
  type: SentEvent;
  at: string;
  status: DeliveryStatus;
  /** When the delivery is sent next; null if it isn't. */
  nextAt: string | null;
  /** The body, exactly as it was sent. */
  sent: string;
  attempts: AttemptView[];
};

/** A webhook with a page of its latest deliveries, newest first. */
export type WebhookPage = WebhookView & {
  deliveries: DeliveryView[];
  page: number;
  pageCount: number;
};
