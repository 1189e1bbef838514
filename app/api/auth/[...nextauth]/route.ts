import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions, readActor } from "@/lib/accounts/session";
import { refuseOtherSites } from "@/lib/http/origin";
import { toProblem } from "@/lib/http/problem";

type Context = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const answer: Response = await NextAuth(request, context as never, authOptions());
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}

export async function GET(request: NextRequest, context: Context): Promise<Response> {
  try {
    // next-auth takes every failure for the end of the session: what is a fault of ours shows here,
    // and signs nobody out.
    if ((await context.params).nextauth[0] === "session") await readActor();
  } catch (error) {
    return toProblem(error, randomUUID());
  }
  return handle(request, context);
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  return refuseOtherSites(request) ?? handle(request, context);
}
