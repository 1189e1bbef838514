import { type NextRequest, NextResponse } from "next/server";
import { decode } from "next-auth/jwt";
import {
  areaOf,
  loginPath,
  refusalPath,
  sessionCookieName,
  type UserType,
} from "./lib/shared/areas";
import { pageHeaders } from "./lib/shared/page-headers";

/** The account type that the session cookie claims; pages check whether it still holds. */
async function claimedType(request: NextRequest): Promise<UserType | null> {
  const { SITE_URL, NEXTAUTH_SECRET } = process.env;
  const token = request.cookies.get(sessionCookieName(SITE_URL))?.value;
  if (!token || !NEXTAUTH_SECRET) return null;
  const content = await decode({ token, secret: NEXTAUTH_SECRET }).catch(() => null);
  return (content?.["userType"] as UserType | undefined) ?? null;
}

/**
 * Where to redirect someone who may not open this address. Only a courtesy, because the pages check
 * for themselves.
 */
async function wayOut(request: NextRequest): Promise<string | null> {
  const { pathname, search } = request.nextUrl;
  const area = areaOf(pathname);
  if (!area) return null;
  const userType = await claimedType(request);
  if (!userType) return loginPath(`${pathname}${search}`);
  return area.allows.includes(userType) ? null : refusalPath(userType, area);
}

/**
 * Turns strangers away from what requires an account. Also gives pages their policy and cache
 * headers, unless the server program has (lib/platform/server/web-server.ts): it does so at less
 * cost, so public pages don't pass through here (docs/decisions/0013).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const out = await wayOut(request);
  if (out) {
    const redirect = NextResponse.redirect(new URL(out, request.url), 307);
    redirect.headers.set("cache-control", "private, no-store");
    return redirect;
  }
  if (request.headers.has("x-nonce")) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const given = pageHeaders(`${pathname}${search}`, {
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
    // The areas of lib/shared/areas.ts, with or without a nonce. Next needs these as literals.
    "/app/:path*",
    "/saved-jobs/:path*",
    "/applications/:path*",
    "/notifications/:path*",
    "/employer/:path*",
    "/publish-job/:path*",
    "/admin/:path*",
    {
      source:
        "/((?!api/|feeds/|media/|og/|sitemaps/|_next/|mcp$|oembed$|.*\\.(?:svg|woff2|png|ico|txt|xml|webmanifest|js)$).*)",
      missing: [{ type: "header", key: "x-nonce" }],
    },
  ],
};
