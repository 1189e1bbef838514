import "server-only";
import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "@/lib/platform/security/secrets";

// The link in an alert's email holds the alert's id and a hash of it that only the server can make
// (docs/decisions/0017). Each purpose has its own links.

export type AlertPurpose = "confirm" | "manage" | "renew" | "unsubscribe";

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const sign = (purpose: AlertPurpose, alertId: string) =>
  keyedHash(`${purpose} ${alertId}`, "alert link");

/** The token for an email's link. The same alert and purpose always give the same token. */
export function alertToken(purpose: AlertPurpose, alertId: string): string {
  return `${alertId}.${sign(purpose, alertId)}`;
}

/** The id of the alert in a token with this purpose; `null` when the token is not genuine. */
export function readAlertToken(purpose: AlertPurpose, token: string): string | null {
  const [, alertId = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!alertId) return null;
  const given = Buffer.from(signature);
  const ours = Buffer.from(sign(purpose, alertId));
  return given.length === ours.length && timingSafeEqual(given, ours) ? alertId : null;
}
