import "server-only";
import { timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/env";
import { hashToken } from "@/lib/platform/security/secrets";
import { DomainError } from "@/lib/shared/errors";

// How mail providers hand over an email that arrived: as it is, or in one field of a form or of a
// JSON object, beside the address that it was delivered to.

const RAW_TYPES = /^(?:message\/rfc822|text\/plain|application\/octet-stream)\b/i;
const FORM_TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
/** SendGrid, Mailgun, Postmark and CloudMailin, in this order, then what others call it. */
const RAW_FIELDS = ["email", "body-mime", "RawEmail", "message", "raw"];
const RECIPIENT_FIELDS = ["recipient", "OriginalRecipient", "envelope[to]"];

const UNUSABLE =
  "Send the email in its raw form: as message/rfc822, or in the field email, body-mime, RawEmail, message or raw of a form or of JSON.";

/** An email as a provider handed it over. */
type HandedMail = { raw: Buffer; deliveredTo: string[] };

/**
 * Refuses a request that doesn't know the secret of the webhook, given as a bearer token or as the
 * password of HTTP's basic authentication. Throws `not_found` where the webhook is off.
 */
export function requireWebhookSecret(headers: Headers): void {
  const { REPLY_WEBHOOK_SECRET } = env();
  if (!REPLY_WEBHOOK_SECRET) throw new DomainError("not_found", "Replies by email are off here.");
  const [scheme = "", value = ""] = (headers.get("authorization") ?? "").split(" ");
  const basic = scheme.toLowerCase() === "basic";
  const decoded = basic ? Buffer.from(value, "base64").toString("utf8") : value;
  const given = basic ? decoded.slice(decoded.indexOf(":") + 1) : decoded;
  if (timingSafeEqual(hashToken(given), hashToken(REPLY_WEBHOOK_SECRET))) return;
  throw new DomainError("unauthenticated", "Send the secret of the webhook with the email.");
}

type Field = readonly [name: string, value: string | ArrayBuffer];

function jsonFields(bytes: Buffer): Field[] {
  const given: unknown = JSON.parse(bytes.toString("utf8"));
  const entries = typeof given === "object" && given !== null ? Object.entries(given) : [];
  return entries.flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
}

async function formFields(type: string, bytes: Buffer): Promise<Field[]> {
  const body = new Uint8Array(bytes);
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return Promise.all(
    [...form.entries()].map(
      async ([name, value]) =>
        [name, typeof value === "string" ? value : await value.arrayBuffer()] as const,
    ),
  );
}

async function toFields(type: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  const isJson = /^application\/json\b/i.test(type);
  const fields = isJson ? jsonFields(bytes) : await formFields(type, bytes);
  return new Map(
    fields.map(([name, value]) => [
      name,
      typeof value === "string" ? Buffer.from(value, "utf8") : Buffer.from(value),
    ]),
  );
}

// SendGrid's envelope is JSON: {"to":["reply+…@…"],"from":"…"}.
function envelopeOf(text: string | undefined): string[] {
  try {
    const { to } = JSON.parse(text ?? "{}") as { to?: unknown };
    return [to ?? []].flat().filter((address): address is string => typeof address === "string");
  } catch {
    return [];
  }
}

/** Reads what a provider sent. Throws `invalid` when there is no raw email in it. */
export async function readHandedMail(type: string, bytes: Buffer): Promise<HandedMail> {
  if (RAW_TYPES.test(type)) return { raw: bytes, deliveredTo: [] };
  const isKnown = FORM_TYPES.test(type) || /^application\/json\b/i.test(type);
  const fields = isKnown ? await toFields(type, bytes).catch(() => null) : null;
  const raw = RAW_FIELDS.flatMap((name) => fields?.get(name) ?? [])[0];
  if (!fields || !raw) throw new DomainError("invalid", UNUSABLE);
  const named = RECIPIENT_FIELDS.flatMap((name) => fields.get(name)?.toString("utf8") ?? []);
  const envelope = envelopeOf(fields.get("envelope")?.toString("utf8"));
  return { raw, deliveredTo: [...named, ...envelope] };
}
