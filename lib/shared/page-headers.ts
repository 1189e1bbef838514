import { areaOf } from "./areas";

/** A page's headers: those passed to it with the request, and those of the response. */
type PageHeaders = {
  request: { "content-security-policy": string; "x-nonce": string; [PATH_HEADER]: string };
  response: { "content-security-policy": string; "cache-control": string };
};

type Options = {
  /** React's development build needs it for its stack traces; production never does. */
  mayEval?: boolean;
  /** Where public pages may report to besides the site itself: the operator's analytics. */
  reportsTo?: readonly string[] | undefined;
};

/** Passes a page's own address to it, because Next doesn't tell layouts. */
export const PATH_HEADER = "x-path";

function contentSecurityPolicy(nonce: string, { mayEval, reportsTo = [] }: Options): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${mayEval ? " 'unsafe-eval'" : ""}`,
    // Toasts and positioned pop-ups set inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...reportsTo].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

// The list that other sites may frame (lib/syndication/embedding): it has no form, reads no cookie and
// loads nothing but itself, so that being framed gives no one anything to steal a click for.
const FRAMED = /^\/embed\/jobs\/?$/;

function framedPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
}

/**
 * The policy for anything that isn't a page: files, calls, feeds, and missing ones among them. It
 * may be displayed with its styles, but runs nothing.
 */
export const OTHER_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

// What depends on who is signed in is kept by no one. Everything else here is public and the same
// for every visitor. Feeds, pictures and sitemaps set their own cache times.
const PRIVATE =
  /^\/(?:login|signUp|Reset-password|verify|alerts|invitations|company-verifications|added|talent-pools|dev)(?:\/|$)|\/apply$/;

const NO_PAGE =
  /^\/(?:(?:api|feeds|media|og|sitemaps|_next)\/|(?:mcp|oembed)$|.*\.(?:svg|woff2|png|ico|txt|xml|webmanifest|js)$)/;

/** Whether a path is a page's, not a call's or a file's. */
export function isPageAddress(path: string): boolean {
  return !NO_PAGE.test(path);
}

const PUBLIC_CACHING = "public, s-maxage=60, stale-while-revalidate=30";

// A path as Next reads it, which decodes an encoded slash; `null` for what it can't read.
function readPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether a page is the same for everyone, and its address says nothing of anyone. */
export function isPublicPage(coded: string): boolean {
  const path = readPath(coded);
  return path !== null && !PRIVATE.test(path) && !areaOf(path);
}

/**
 * Says how long the page at an address may be kept, and gives it a content security policy with its
 * own nonce. A cached page keeps its header and its body together, so they still match.
 */
export function pageHeaders(address: string, options: Options = {}): PageHeaders {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const path = address.split("?", 1)[0] ?? "/";
  const isPublic = isPublicPage(path);
  const reportsTo = isPublic ? options.reportsTo : undefined;
  const policy = FRAMED.test(path)
    ? framedPolicy(nonce)
    : contentSecurityPolicy(nonce, { ...options, reportsTo });
  return {
    request: { "content-security-policy": policy, "x-nonce": nonce, [PATH_HEADER]: address },
    response: {
      "content-security-policy": policy,
      "cache-control": isPublic ? PUBLIC_CACHING : "private, no-store",
    },
  };
}
