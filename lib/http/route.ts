import "server-only";
import { randomUUID } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Actor } from "@/lib/accounts/schema";
import { readRequestActor } from "@/lib/accounts/session";
import { type LimitName, spend } from "@/lib/platform/security/rate-limit";
import { type Client, readClient } from "@/lib/platform/server/client";
import { REQUEST_ID_HEADER, requestContext } from "@/lib/platform/server/request-context";
import { DomainError } from "@/lib/shared/errors";
import { readJson } from "./body";
import { requireSameOrigin } from "./origin";
import { toProblem } from "./problem";
import { requireStorable } from "./storable";

type Auth = "none" | "required";

type Options<Params, Query, Body, Needed extends Auth> = {
  /** Whether a signed-in account is needed; without it nobody is looked up. */
  auth?: Needed;
  /** Checks the path's dynamic parts. */
  params?: z.ZodType<Params>;
  /** Checks the query string; a repeated name arrives as an array. */
  query?: z.ZodType<Query>;
  /** Checks the JSON body. */
  body?: z.ZodType<Body>;
  /** What an admin may do who looks at the site as somebody else; reads alone unless told otherwise. */
  viewers?: "may" | "may_not";
  /** Of a success with something to say; 200 unless told otherwise. */
  status?: 200 | 201 | 202;
  /** Counted by the client's address before anything else. */
  limits?: readonly LimitName[];
};

type Input<Params, Query, Body, Needed> = {
  actor: Needed extends "required" ? Actor : null;
  params: Params;
  query: Query;
  body: Body;
  client: Client;
  request: NextRequest;
};
type Context = { params: Promise<Record<string, string | string[]>> };

function readQuery(request: NextRequest): Record<string, string | string[]> {
  const { searchParams } = request.nextUrl;
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

const READS = new Set(["GET", "HEAD"]);

/** Whoever looks at the site as somebody else changes nothing, and opens no file of theirs. */
function requireOwnEyes(actor: Actor, method: string, viewers: "may" | "may_not" | undefined) {
  if (!actor.viewedBy || viewers === "may") return;
  if (viewers === undefined && READS.has(method)) return;
  const why = `You're viewing the site as ${actor.username}. You can look but not change anything.`;
  throw new DomainError("forbidden", why);
}

async function requireRequestActor(request: NextRequest): Promise<Actor> {
  const actor = await readRequestActor(request);
  if (!actor) throw new DomainError("unauthenticated", "Log in to do this.");
  return actor;
}

/**
 * Makes a route handler of the API: finds out who asks, checks what comes in, answers what `handle`
 * returns as JSON (204 for nothing), and every failure as a problem with a request id. Writes by
 * cookie are taken from this site's own pages only. Answers are not cached.
 */
export function route<
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Needed extends Auth = "none",
>(
  options: Options<Params, Query, Body, Needed>,
  handle: (input: Input<Params, Query, Body, Needed>) => Promise<unknown>,
) {
  async function answer(request: NextRequest, context: Context): Promise<Response> {
    await requireSameOrigin(request);
    const client = readClient(request.headers);
    for (const limit of options.limits ?? []) await spend(limit, client.address);
    const actor = options.auth === "required" ? await requireRequestActor(request) : null;
    if (actor) requireOwnEyes(actor, request.method, options.viewers);
    const value = await handle({
      actor: actor as Input<Params, Query, Body, Needed>["actor"],
      params: options.params?.parse(requireStorable(await context.params)) as Params,
      query: options.query?.parse(readQuery(request)) as Query,
      body: options.body?.parse(requireStorable(await readJson(request))) as Body,
      client,
      request,
    });
    if (value instanceof Response) return value;
    if (value === undefined) return new Response(null, { status: 204 });
    return Response.json(value, { status: options.status ?? 200 });
  }
  return async (request: NextRequest, context: Context): Promise<Response> => {
    // The server program's, where it runs; otherwise the client's own cannot be trusted.
    const requestId = requestContext()?.requestId ?? randomUUID();
    let response: Response;
    try {
      response = await answer(request, context);
      if (!response.headers.has("cache-control")) {
        response.headers.set("cache-control", "private, no-store");
      }
    } catch (error) {
      unstable_rethrow(error); // redirect() and notFound() travel as exceptions
      response = toProblem(error, requestId);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  };
}
