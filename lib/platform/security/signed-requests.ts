import "server-only";
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

const PREFIX = "whsec_";
const BYTES = 32;

/** A new secret, in the form that libraries for Standard Webhooks take. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

type SignedContent = { id: string; at: Date; body: string };

/**
 * The headers with which a receiver checks who sent a request and that no one changed it, as
 * Standard Webhooks says: one signature for each secret that counts.
 */
export function signatureHeaders(
  secrets: readonly string[],
  { id, at, body }: SignedContent,
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
