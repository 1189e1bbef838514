import "server-only";
import { IMPERSONATION_MINUTES } from "@/lib/accounts/admins/impersonation.schema";
import { env } from "@/lib/platform/env";
import { IMPERSONATION_COOKIE } from "@/lib/shared/areas";

/**
 * The cookie by which the banner knows as whom an admin looks at the site; `null` takes it away. It
 * opens nothing: the session itself says whose eyes these are.
 */
export function impersonationCookie(username: string | null): string {
  const age = username === null ? 0 : IMPERSONATION_MINUTES * 60;
  const secure = env().SITE_URL.startsWith("https://") ? "; Secure" : "";
  const value = encodeURIComponent(username ?? "");
  return `${IMPERSONATION_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
