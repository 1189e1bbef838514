import { formatInstant } from "@/lib/shared/dates";
import { absolute, type Site } from "@/lib/shared/site";

/** An address in an email that proves that its reader received it. */
export type ExpiringLink = { url: string; expiresAt: string };

/** How long the link works. */
export function linkLifetime({ expiresAt }: ExpiringLink): string {
  return `The link works once, until ${formatInstant(expiresAt)}.`;
}

/** How long each of several links works. */
export function linkLifetimes({ expiresAt }: ExpiringLink): string {
  return `Each link works once, until ${formatInstant(expiresAt)}.`;
}

/** What to do when someone else did what only the account's owner should be able to do. */
export function notYou(site: Site): string {
  const reset = absolute(site, "/Reset-password");
  const security = absolute(site, "/app/settings/security");
  return `If it wasn't you, someone else is in your account. Choose a new password now at ${reset} and then check where you're signed in: ${security}`;
}
