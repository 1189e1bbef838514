import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions, readActor } from "@/lib/accounts/session";
import { forgetInBrowser } from "@/lib/http/logout";
import { refuseOtherSites } from "@/lib/http/origin";
import { toProblem } from "@/lib/http/problem";
import { DomainError } from "@/lib/shared/errors";

type Context = { params: Promise<{ nextauth: string[] }> };

// What this product's own pages call, and where a login sent without its token ends up. Everything
// else of next-auth is closed, such as `_log`, with which anyone could write to the log.
const OPEN = {
  GET: new Set(["csrf", "session", "signin"]),
  POST: new Set(["signout", "callback/credentials", "callback/passkey"]),
};

async function refuseClosed(
  method: keyof typeof OPEN,
  { params }: Context,
): Promise<Response | null> {
  const { nextauth } = await params;
  if (OPEN[method].has(nextauth.join("/"))) return null;
  return toProblem(new DomainError("not_found", "There's nothing at this address."), randomUUID());
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const response: Response = await NextAuth(request, context as never, authOptions());
  response.headers.set("cache-control", "private, no-store");
  const [what] = (await context.params).nextauth;
  if (what === "signout" && request.method === "POST") forgetInBrowser(response.headers);
  return response;
}

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const refusal = await refuseClosed("GET", context);
  if (refusal) return refusal;
  try {
    // next-auth takes every failure for the end of the session. Reading the actor here lets a fault
    // of ours surface, and signs nobody out.
    if ((await context.params).nextauth[0] === "session") await readActor();
  } catch (error) {
    return toProblem(error, randomUUID());
  }
  return handle(request, context);
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  const refusal = (await refuseClosed("POST", context)) ?? (await refuseOtherSites(request));
  return refusal ?? handle(request, context);
}
