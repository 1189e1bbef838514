import { type NextRequest, NextResponse } from "next/server";

function contentSecurityPolicy(nonce: string): string {
  // React's development build needs eval for its stack traces; production never does.
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
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

// What depends on who asks, or will: kept by nobody. Everything else here is public and the same for
// every visitor. Feeds, pictures and sitemaps say for themselves how long they may be kept.
const PRIVATE =
  /^\/(?:app|employer|admin|login|signUp|Reset-password|verify|saved-jobs|applications)(?:\/|$)|\/apply$/;

function cacheControl(path: string): string {
  return PRIVATE.test(path)
    ? "private, no-store"
    : "public, s-maxage=60, stale-while-revalidate=600";
}

/**
 * Says how long a page may be kept, and gives every page its content security policy. The nonce is on the request for Next to put on
 * its scripts; a cached page keeps its header and its body together, so they still match.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", cacheControl(request.nextUrl.pathname));
  return response;
}

export const config = {
  matcher: [
    "/((?!api/|feeds/|og/|sitemaps/|_next/|.*\\.(?:svg|woff2|png|ico|txt|xml|webmanifest)$).*)",
  ],
};
