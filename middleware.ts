import { type NextRequest, NextResponse } from "next/server";
import { pageHeaders } from "./lib/shared/page-headers";

/**
 * The headers of a page where it is Next's own server that runs, as in development. The product's
 * server program gives them itself, and such a request does not come by here.
 */
export function middleware(request: NextRequest): NextResponse {
  const given = pageHeaders(request.nextUrl.pathname, {
    mayEval: process.env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(given.request)) headers.set(name, value);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(given.response)) response.headers.set(name, value);
  return response;
}

export const config = {
  matcher: [
    {
      source:
        "/((?!api/|feeds/|og/|sitemaps/|_next/|.*\\.(?:svg|woff2|png|ico|txt|xml|webmanifest)$).*)",
      missing: [{ type: "header", key: "x-nonce" }],
    },
  ],
};
