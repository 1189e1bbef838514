import "server-only";
import { db } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { isLinkOver, readLinkToken } from "./link-tokens.session";
import type { LinkHolder } from "./party";

export const LINK_OVER =
  "This link has expired, or what was kept has been deleted. Open the newest email about it.";

/** What a mailed link leads to. */
export type OpenedLink = {
  /** The application that it was mailed for. */
  applicationId: string;
  isInAccount: boolean;
  holder: LinkHolder;
};

/** A link as it is now: open, or one that only leads to a new one. */
type LinkState = { state: "open"; link: OpenedLink } | { state: "over"; applicationId: string };

/** The person's own applications that moves between jobs connect with one, this one first. */
async function listConnected(applicationId: string): Promise<[string, ...string[]]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE connected(id) AS (
      SELECT ${applicationId}::uuid
      UNION
      SELECT CASE WHEN t.from_application_id = c.id THEN t.to_application_id
        ELSE t.from_application_id END
      FROM connected c
      JOIN application_transfers t ON c.id IN (t.from_application_id, t.to_application_id))
    SELECT a.id FROM connected c JOIN applications a ON a.id = c.id
    JOIN application_additions d ON d.application_id = a.id
    WHERE a.user_id IS NULL AND a.id <> ${applicationId}::uuid ORDER BY a.created_at DESC, a.id`;
  return [applicationId, ...rows.map(({ id }) => id)];
}

/**
 * What a mailed link's token leads to now; `null` for one that this site never issued, and once
 * nothing is kept.
 */
export async function findLink(token: string, now = new Date()): Promise<LinkState | null> {
  const issue = readLinkToken(token);
  if (!issue) return null;
  const { applicationId } = issue;
  const found = await db.applicationAddition.findUnique({
    where: { applicationId },
    select: { linkVersion: true, details: { select: { userId: true } } },
  });
  if (!found) return null;
  if (isLinkOver(issue, found.linkVersion, now)) return { state: "over", applicationId };
  const applicationIds = await listConnected(applicationId);
  const holder = { id: null, applicationIds, companies: [], assignments: [] } as const;
  const isInAccount = found.details.userId !== null;
  return { state: "open", link: { applicationId, isInAccount, holder } };
}

/** The same for a link that must be open. Throws `gone`. */
export async function requireLink(token: string): Promise<OpenedLink> {
  const found = await findLink(token);
  if (found?.state !== "open") throw new DomainError("gone", LINK_OVER);
  return found.link;
}

/** Who a mailed link's token proves to be asking. Throws `gone` for a wrong or an old one. */
export async function readLinkHolder(token: string): Promise<LinkHolder> {
  return (await requireLink(token)).holder;
}
