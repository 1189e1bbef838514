import "server-only";
import { env } from "@/lib/platform/env";
import { sessionCookieName } from "@/lib/shared/areas";

/**
 * What a browser forgets at a logout (OWASP ASVS 14.3.1): kept answers and the pages behind the back
 * button. Not `cookies`, which would log its user out of every site of the same domain and forget
 * that this browser is known here, and not `storage`, which holds the theme and what visitors saved:
 * the logout's own script takes out what is the person's.
 */
const FORGOTTEN = '"cache"';

/** Has the browser forget, with an answer that ends a session, what it kept of it. */
export function forgetInBrowser(headers: Headers): void {
  headers.set("clear-site-data", FORGOTTEN);
}

/** Has an answer end the cookie of the session that its request came with. */
export function endCookie(headers: Headers): void {
  const { SITE_URL } = env();
  const secure = SITE_URL.startsWith("https://") ? "; Secure" : "";
  const cookie = `${sessionCookieName(SITE_URL)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  headers.append("set-cookie", cookie);
  forgetInBrowser(headers);
}
