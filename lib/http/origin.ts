import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/lib/platform/env";
import { DomainError } from "@/lib/platform/errors";
import { sessionCookieName } from "@/lib/shared/areas";
import { toProblem } from "./problem";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

function isOwnOrigin(origin: string, host: string | null): boolean {
  if (origin === env().SITE_URL) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a request comes from a page of this site, or from no browser at all. */
function isFromHere({ headers }: Request, hasCookie: boolean): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === "same-origin") return true;
  if (site !== null && site !== "none") return false;
  if (origin !== null) return isOwnOrigin(origin, headers.get("host"));
  // No browser sends a write without either; a client of the API has no cookie.
  return !hasCookie;
}

/**
 * Refuses a write that another site's page makes in the name of its reader (OWASP, Cross-Site
 * Request Forgery Prevention: fetch metadata, then the origin). A bearer token is never sent by a
 * browser on its own, so it needs no check.
 */
export function requireSameOrigin(request: Request): void {
  if (READS.has(request.method) || request.headers.has("authorization")) return;
  const cookie = request.headers.get("cookie") ?? "";
  const hasCookie = cookie.includes(`${sessionCookieName(env().SITE_URL)}=`);
  if (isFromHere(request, hasCookie)) return;
  throw new DomainError("forbidden", "This can be done from the site's own pages alone.");
}

/** The refusal of such a write, for handlers that `route()` does not make; `null` when it may be. */
export function refuseOtherSites(request: Request): Response | null {
  try {
    requireSameOrigin(request);
    return null;
  } catch (error) {
    return toProblem(error, randomUUID());
  }
}
