import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { failurePath, refusalPath } from "@/lib/accounts/providers/arrival.session";
import { openProviders } from "@/lib/accounts/providers/openid.session";
import type { Provider } from "@/lib/accounts/providers/schema";
import { authOptions, readActor } from "@/lib/accounts/session";
import { forgetInBrowser } from "@/lib/http/logout";
import { refuseOtherSites } from "@/lib/http/origin";
import { toProblem } from "@/lib/http/problem";
import { spend } from "@/lib/platform/security/rate-limit";
import { readClient } from "@/lib/platform/server/client";
import { DomainError } from "@/lib/shared/errors";

type Context = { params: Promise<{ nextauth: string[] }> };

// What this product's own pages call, and where a login sent without its token ends up. Everything
// else of next-auth is closed, such as `_log`, with which anyone could write to the log.
const OPEN = {
  GET: new Set(["csrf", "session", "signin"]),
  POST: new Set(["signout", "callback/credentials", "callback/passkey", "callback/journey"]),
};

// What Google and LinkedIn say of someone who didn't want to.
const DENIALS = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize"]);

/** The provider that a call is about: one begins a login, the other is where it leads back. */
function providerOf(method: keyof typeof OPEN, what: string): Provider | null {
  const prefix = method === "POST" ? "signin/" : "callback/";
  return openProviders().find((provider) => what === `${prefix}${provider}`) ?? null;
}

function closed(): Response {
  return toProblem(new DomainError("not_found", "There's nothing at this address."), randomUUID());
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const response: Response = await NextAuth(request, context as never, authOptions());
  response.headers.set("cache-control", "private, no-store");
  const [what] = (await context.params).nextauth;
  if (what === "signout" && request.method === "POST") forgetInBrowser(response.headers);
  return response;
}

const seeOther = (location: string) =>
  new Response(null, { status: 302, headers: { location, "cache-control": "private, no-store" } });

/** A browser that is back from a provider goes to one of our pages, whatever went wrong. */
async function handleReturn(
  provider: Provider,
  request: NextRequest,
  context: Context,
): Promise<Response> {
  try {
    await spend("authenticationByAddress", readClient(request.headers).address);
  } catch {
    return seeOther(refusalPath(provider, "busy"));
  }
  const response = await handle(request, context);
  const location = response.headers.get("location") ?? "";
  if (location.includes("/api/auth/") || location === "") {
    const error = request.nextUrl.searchParams.get("error") ?? "";
    return seeOther(await failurePath(provider, DENIALS.has(error)));
  }
  return response;
}

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params;
  const provider = providerOf("GET", nextauth.join("/"));
  if (provider) return handleReturn(provider, request, context);
  if (!OPEN.GET.has(nextauth.join("/"))) return closed();
  try {
    // next-auth takes every failure for the end of the session. Reading the actor here lets a fault
    // of ours surface, and signs no one out.
    if (nextauth[0] === "session") await readActor();
  } catch (error) {
    return toProblem(error, randomUUID());
  }
  return handle(request, context);
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const what = (await context.params).nextauth.join("/");
  const provider = providerOf("POST", what);
  // next-auth would pass parameters in the address on to the provider.
  const isOpen = provider ? request.nextUrl.search === "" : OPEN.POST.has(what);
  if (!isOpen) return closed();
  return (await refuseOtherSites(request)) ?? handle(request, context);
}
