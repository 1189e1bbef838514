import "server-only";
import { issueLink } from "@/lib/accounts/mailed-links.commands";
import { db } from "@/lib/platform/db/client";
import { site } from "@/lib/platform/site";
import { absolute } from "@/lib/shared/site";
import type { ExpiringLink } from "./mail-words";
import { isLinkOpen } from "./queries";

type LinkRequest = Parameters<typeof issueLink>[1];

const PATHS = {
  verify_email: "/verify",
  change_email: "/verify",
  reset_password: "/Reset-password",
};

/**
 * The link in an email, made for its cause: a repeat returns the same one. `null` when a repeat
 * comes so late that the link has been used, superseded or has expired, and the email would be
 * useless.
 */
export async function linkFor(wanted: LinkRequest): Promise<ExpiringLink | null> {
  const { token, expiresAt } = await db.$transaction((tx) => issueLink(tx, wanted));
  if (!(await isLinkOpen(wanted.id))) return null;
  const url = absolute(site(), `${PATHS[wanted.purpose]}?token=${encodeURIComponent(token)}`);
  return { url, expiresAt: expiresAt.toISOString() };
}
