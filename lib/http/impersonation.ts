import "server-only";
import { IMPERSONATION_MINUTES } from "@/lib/accounts/admins/impersonation.schema";
import { env } from "@/lib/platform/env";
import { IMPERSONATION_COOKIE } from "@/lib/shared/areas";

/**
 * The cookie that tells the banner whom an admin is impersonating; `null` removes it. It grants
 * nothing: the session itself records the impersonation.
 */
export function impersonationCookie(username: string | null): string {
  const age = username === null ? 0 : IMPERSONATION_MINUTES * 60;
  const secure = env().SITE_URL.startsWith("https://") ? "; Secure" : "";
  const value = encodeURIComponent(username ?? "");
  return `${IMPERSONATION_COOKIE}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
