import "server-only";
import { env } from "@/lib/platform/env";
import { sessionCookieName } from "@/lib/shared/areas";

/**
 * What a browser deletes at a logout (OWASP ASVS 14.3.1): cached responses and the pages behind the
 * back button. Not `cookies`, which would log its user out of every site on the same domain and
 * make the account forget this browser, and not `storage`, which holds the theme and what visitors
 * saved: the logout's own script removes what is the person's.
 */
const FORGOTTEN = '"cache"';

/** Adds the header that makes the browser delete what it kept of the session that ends. */
export function forgetInBrowser(headers: Headers): void {
  headers.set("clear-site-data", FORGOTTEN);
}

/** Ends the session cookie that the request came with. */
export function endCookie(headers: Headers): void {
  const { SITE_URL } = env();
  const secure = SITE_URL.startsWith("https://") ? "; Secure" : "";
  const cookie = `${sessionCookieName(SITE_URL)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  headers.append("set-cookie", cookie);
  forgetInBrowser(headers);
}
