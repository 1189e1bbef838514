import "server-only";
import { isMailedToken, keyedHash, mailedToken } from "@/lib/platform/security/secrets";
import { isId } from "@/lib/shared/ids";

const named = (id: string) => `talent-pool.${id}`;

/**
 * The token of the link that is mailed to someone about a company's talent pool. It works as long
 * as the company keeps anything, and can't be made from the database alone.
 */
export function poolToken(id: string): string {
  return `${id}.${mailedToken(named(id))}`;
}

/** Whom a token is about; `null` unless this site issued it. */
export function readPoolToken(token: string): string | null {
  const [id = "", hash = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isId(id)) return null;
  return isMailedToken(named(id), hash) ? id : null;
}

/** The page that the mailed link opens, without an account. */
export function poolPath(id: string): string {
  return `/talent-pools/${id}?token=${encodeURIComponent(poolToken(id))}`;
}

/** An address that can't be read, only recognized. */
export function addressHash(email: string): string {
  return keyedHash(email.toLowerCase(), "talent pool refusal");
}
