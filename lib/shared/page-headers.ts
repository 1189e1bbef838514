import { areaOf } from "./areas";

/** The headers of a page: what it is told with the request, and what goes back. */
type PageHeaders = {
  request: { "content-security-policy": string; "x-nonce": string; [PATH_HEADER]: string };
  response: { "content-security-policy": string; "cache-control": string };
};

type Options = {
  /** React's development build needs it for its stack traces; production never does. */
  mayEval?: boolean;
};

/** Tells a page the address that was asked for: a layout is told none. */
export const PATH_HEADER = "x-path";

function contentSecurityPolicy(nonce: string, { mayEval }: Options): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${mayEval ? " 'unsafe-eval'" : ""}`,
    // Toasts and positioned pop-ups set inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * The policy of whatever is no page: files, calls, feeds, and what is missing among them. It may be
 * shown and has its looks, and runs nothing.
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

// What depends on who asks: kept by nobody. Everything else here is public and the same for every
// visitor. Feeds, pictures and sitemaps say for themselves how long they may be kept.
const PRIVATE =
  /^\/(?:login|signUp|Reset-password|verify|alerts|invitations|company-verifications|dev)(?:\/|$)|\/apply$/;

// A path as Next reads it, which takes a coded slash for one; `null` for what it cannot read.
function readPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function cacheControl(coded: string): string {
  const path = readPath(coded);
  return path === null || PRIVATE.test(path) || areaOf(path)
    ? "private, no-store"
    : "public, s-maxage=60, stale-while-revalidate=30";
}

/**
 * Says how long the page at an address may be kept, and gives it a content security policy with a
 * nonce of its own. A cached page keeps its header and its body together, so they still match.
 */
export function pageHeaders(address: string, options: Options = {}): PageHeaders {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentSecurityPolicy(nonce, options);
  const path = address.split("?", 1)[0] ?? "/";
  return {
    request: { "content-security-policy": policy, "x-nonce": nonce, [PATH_HEADER]: address },
    response: { "content-security-policy": policy, "cache-control": cacheControl(path) },
  };
}
