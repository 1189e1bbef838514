import "server-only";
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const BYTES = 32;

/** A new secret, in the form that libraries for Standard Webhooks take. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

type Signed = { id: string; at: Date; body: string };

/**
 * The headers with which a receiver checks who sent a request and that nobody changed it, as
 * Standard Webhooks says: one signature for each secret that counts.
 */
export function signatureHeaders(
  secrets: readonly string[],
  { id, at, body }: Signed,
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return `v1,${digest}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
