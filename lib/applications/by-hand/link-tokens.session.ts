import "server-only";
import { isMailedToken, mailedToken } from "@/lib/platform/security/secrets";
import { isId } from "@/lib/shared/ids";

/** How long a mailed link works. Each email has a new one. */
export const LINK_DAYS = 60;

const DAY_MS = 86_400_000;
const PARTS = 4;

type Issue = {
  applicationId: string;
  /** Which of the person's requests for a new link it follows. */
  version: number;
  /** In days since 1970. */
  day: number;
};

const named = ({ applicationId, version, day }: Issue) => `${applicationId}.${version}.${day}`;

/** The token of a link that is mailed now. It can't be made from the database alone. */
export function linkToken(applicationId: string, version: number, now = new Date()): string {
  const name = named({ applicationId, version, day: Math.floor(now.getTime() / DAY_MS) });
  return `${name}.${mailedToken(name)}`;
}

const toNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** What a token was issued for; `null` unless this site issued it, however long ago. */
export function readLinkToken(token: string): Issue | null {
  const parts = token.split(".");
  const [applicationId = "", version = "", day = "", hash = ""] = parts;
  if (parts.length !== PARTS || !isId(applicationId)) return null;
  const [issued, since] = [toNumber(version), toNumber(day)];
  if (issued === null || since === null) return null;
  const issue = { applicationId, version: issued, day: since };
  // The first links were made from the application alone, and are over.
  const name = issued === 0 && since === 0 ? applicationId : named(issue);
  return isMailedToken(name, hash) ? issue : null;
}

/** Whether a link is too old, or a newer one was asked for since. */
export function isLinkOver({ version, day }: Issue, current: number, now: Date): boolean {
  return version !== current || now.getTime() - day * DAY_MS > LINK_DAYS * DAY_MS;
}
