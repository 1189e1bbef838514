import "server-only";
import { timingSafeEqual } from "node:crypto";
import { DomainError } from "@/lib/shared/errors";
import { keyedHash } from "./secrets";

// No one reads and fills in a form faster than this; programs do.
const FASTEST_MS = 2000;
const OLDEST_MS = 24 * 3_600_000;

const sign = (shownAt: string) => keyedHash(shownAt, "form");

/** A form's hidden field: when it was shown, with a signature. */
export function formToken(now = new Date()): string {
  const shownAt = now.getTime().toString(36);
  return `${shownAt}.${sign(shownAt)}`;
}

function readShownAt(token: string): number | null {
  const [shownAt = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const ours = Buffer.from(sign(shownAt));
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  return Number.parseInt(shownAt, 36);
}

/**
 * Throws `invalid` for what programs send: a filled-in honeypot `website`, or a form without our
 * token, or sent within two seconds of being shown or after a day. All get the same message, which
 * helps a person whose browser filled the form in and tells a program nothing.
 */
export function checkForm(
  input: { website?: string | undefined; form?: string | undefined },
  now = new Date(),
): void {
  const shownAt = input.form ? readShownAt(input.form) : null;
  const age = shownAt === null ? -1 : now.getTime() - shownAt;
  if (!input.website && age >= FASTEST_MS && age <= OLDEST_MS) return;
  throw new DomainError("invalid", "Please wait a moment and send the form again.");
}
