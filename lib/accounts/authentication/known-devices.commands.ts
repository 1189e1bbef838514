import "server-only";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { keyedHash } from "@/lib/platform/security/secrets";

// OWASP, "Slow Down Online Guessing Attacks with Device Cookies": a browser in which someone has
// logged in before is told apart from strangers, so that strangers' guesses lock out strangers and
// not the owner. The cookie reveals nothing by itself: each entry is an expiry, a random number,
// and a signature over both and the account. The signature also covers the password's hash, so an
// entry ends with the password.

export const KNOWN_SECONDS = 180 * 24 * 3600;
// People share computers, but a crowd is not at home on one.
const MOST_ACCOUNTS = 3;
const MOST_LENGTH = 500;
const BETWEEN = "~";

type Account = { id: string; passwordHash: string | null };

function signature({ id, passwordHash }: Account, endsAt: string, device: string): string {
  return keyedHash([endsAt, device, id, passwordHash ?? ""].join("\n"), "known device");
}

function entriesOf(cookie: string): string[] {
  if (cookie.length > MOST_LENGTH) return [];
  return cookie.split(BETWEEN).filter(Boolean).slice(0, MOST_ACCOUNTS);
}

/**
 * The device number in an entry; `null` unless the entry is valid for this account and has not
 * expired.
 */
function deviceOf(entry: string, account: Account, now: Date): string | null {
  const [endsAt = "", device = "", given = ""] = entry.split(".");
  const [ours, theirs] = [signature(account, endsAt, device), given].map((text) =>
    Buffer.from(text),
  );
  if (!ours || ours.length !== theirs?.length || !timingSafeEqual(ours, theirs)) return null;
  return Number.parseInt(endsAt, 36) * 1000 > now.getTime() ? device : null;
}

/**
 * The browser's device number, which is random, if this account has logged in with it before;
 * otherwise `null`.
 */
export function recogniseDevice(cookie: string, account: Account, now = new Date()): string | null {
  for (const entry of entriesOf(cookie)) {
    const device = deviceOf(entry, account, now);
    if (device !== null) return device;
  }
  return null;
}

/**
 * The new cookie for a browser in which this account's owner has just signed in: a fresh entry
 * valid for half a year, beside those of other accounts.
 */
export function rememberDevice(cookie: string, account: Account, now = new Date()): string {
  const others = entriesOf(cookie).filter((kept) => deviceOf(kept, account, now) === null);
  const endsAt = Math.floor(now.getTime() / 1000 + KNOWN_SECONDS).toString(36);
  const device = randomBytes(12).toString("base64url");
  const entry = [endsAt, device, signature(account, endsAt, device)].join(".");
  return [entry, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN);
}
