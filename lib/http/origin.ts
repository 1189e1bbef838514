import "server-only";
import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { bearerOf, readRequestActor } from "@/lib/accounts/session";
import { siteUrl } from "@/lib/platform/boards";
import { env } from "@/lib/platform/env";
import { sessionCookieName } from "@/lib/shared/areas";
import { DomainError } from "@/lib/shared/errors";
import { parseUrl } from "@/lib/shared/web-link";
import { toProblem } from "./problem";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const isNumber = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, "")) > 0;

/**
 * Whether a page at `origin` belongs to this site, or to the board that was requested. Each has one
 * address; a host that a request claims and no one set proves nothing. Only when that address is this machine's own, as in the
 * demo, do people also open it by the machine's other names and numbers: a page whose host is a
 * number was served by this machine, but anyone can have a name point here.
 */
function isOwnOrigin(origin: string, host: string | null): boolean {
  const own = siteUrl();
  if (origin === own) return true;
  const [site, page] = [new URL(own), parseUrl(origin)];
  if (!page || !LOOPBACK.test(site.hostname) || page.protocol !== site.protocol) return false;
  return page.host === host && (LOOPBACK.test(page.hostname) || isNumber(page.hostname));
}

/** Whether a request comes from one of this site's pages, or from no browser at all. */
function isFromHere({ headers }: Request, hasCookie: boolean): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site === "same-origin") return true;
  if (site !== null && site !== "none") return false;
  if (origin !== null) return isOwnOrigin(origin, headers.get("host"));
  // No browser sends a write without either header; an API client has no cookie.
  return !hasCookie;
}

/**
 * Whether a request is authenticated only by a valid bearer token, which no browser sends on its
 * own.
 */
async function hasOwnToken(request: Request, hasCookie: boolean): Promise<boolean> {
  return !hasCookie && bearerOf(request) !== null && (await readRequestActor(request)) !== null;
}

/**
 * Refuses a write that another site's page makes in its reader's name (OWASP, Cross-Site Request
 * Forgery Prevention: fetch metadata, then the origin). Only a valid bearer token allows it from
 * other sites; an expired one is refused as such.
 */
export async function requireSameOrigin(request: Request): Promise<void> {
  if (READS.has(request.method)) return;
  const cookie = request.headers.get("cookie") ?? "";
  const hasCookie = cookie.includes(`${sessionCookieName(env().SITE_URL)}=`);
  if (isFromHere(request, hasCookie)) return;
  if (await hasOwnToken(request, hasCookie)) return;
  throw new DomainError("forbidden", "You can only do this from the site's own pages.");
}

/** The refusal of such a write, for handlers not made by `route()`; `null` if it is allowed. */
export async function refuseOtherSites(request: Request): Promise<Response | null> {
  try {
    await requireSameOrigin(request);
    return null;
  } catch (error) {
    return toProblem(error, randomUUID());
  }
}
