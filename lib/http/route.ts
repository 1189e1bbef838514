import "server-only";
import { randomUUID } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import type { NextRequest } from "next/server";
import { hasApiKey } from "@/lib/accounts/api-keys/session";
import type { Actor } from "@/lib/accounts/schema";
import { readRequestActor } from "@/lib/accounts/session";
import { readLinkHolder } from "@/lib/applications/by-hand/link-holders.queries";
import { countedBy, type Party } from "@/lib/applications/by-hand/party";
import { LINK_HEADER, LINK_QUERY } from "@/lib/applications/by-hand/paths";
import { rehearse } from "@/lib/platform/db/rehearse";
import { spend } from "@/lib/platform/security/rate-limit";
import { readClient } from "@/lib/platform/server/client";
import { openEventStream } from "@/lib/platform/server/event-streams";
import { REQUEST_ID_HEADER, requestContext } from "@/lib/platform/server/request-context";
import { DomainError } from "@/lib/shared/errors";
import { addKeyHeaders, requireKeyHolder } from "./api-keys";
import { readBytes, readJson } from "./body";
import { type FileResponse, sendFile } from "./download";
import { orEnded } from "./ended-account";
import { readIdempotencyKey } from "./idempotency-key";
import {
  type DeclaredResult,
  Events,
  type HandlerResult,
  type Operation,
  type OperationInput,
  SeeOther,
} from "./operation";
import { requireSameOrigin } from "./origin";
import { toProblem } from "./problem";
import { requireStorable } from "./storable";

type Context = { params: Promise<Record<string, string | string[]>> };

/** A route handler as Next calls it. */
export type RouteHandler = (request: NextRequest, context: Context) => Promise<Response>;

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

/** Someone impersonating another person changes nothing and opens none of their files. */
function refuseImpersonators(
  actor: Actor,
  method: string,
  impersonators: Operation["impersonators"],
) {
  if (!actor.impersonatedBy || impersonators === "may") return;
  if (impersonators === undefined && READS.has(method)) return;
  const why = `You're viewing the site as ${actor.username}. You can look but not change anything.`;
  throw new DomainError("forbidden", why);
}

async function requireRequestActor(request: NextRequest): Promise<Actor> {
  const actor = await readRequestActor(request);
  if (!actor) throw new DomainError("unauthenticated", "Log in to do this.");
  return actor;
}

/** The mailed link that a request carries; in its address only where a link leads to a file. */
function linkOf({ headers, method, nextUrl }: NextRequest, { file }: Operation): string | null {
  const inAddress = file && READS.has(method) ? nextUrl.searchParams.get(LINK_QUERY) : null;
  return headers.get(LINK_HEADER) ?? inAddress;
}

/** Who a call's declaration lets in: an account, its API key, or the holder of a mailed link. */
async function requireParty(
  operation: Operation,
  request: NextRequest,
  headers: Headers,
): Promise<Party | null> {
  if (!operation.auth) return null;
  if (hasApiKey(request)) return requireKeyHolder(operation, request, headers);
  const link = operation.auth === "or_link" ? linkOf(request, operation) : null;
  if (link !== null) {
    const holder = await readLinkHolder(link);
    if (!READS.has(request.method)) await spend("changeByLink", countedBy(holder));
    return holder;
  }
  const actor = await requireRequestActor(request);
  refuseImpersonators(actor, request.method, operation.impersonators);
  return actor;
}

async function readInput(
  operation: Operation,
  request: NextRequest,
  { params, headers }: Context & { headers: Headers },
) {
  // Browsers send no key by themselves, and with one it alone says who is asking.
  if (!operation.auth || !hasApiKey(request)) await requireSameOrigin(request);
  const client = readClient(request.headers);
  for (const limit of operation.limits ?? []) await spend(limit, client.address);
  const actor = await requireParty(operation, request, headers);
  const [status] = [operation.status ?? 200].flat();
  return {
    actor,
    params: operation.params?.parse(requireStorable(await params)),
    // Most queries are cleaned while they're parsed; what is left would fail in the database.
    query: requireStorable(operation.query?.parse(readQuery(request))),
    body: operation.body?.parse(requireStorable(await readJson(request))),
    bytes: operation.upload && (await readBytes(request, operation.upload.limit)),
    idempotencyKey: operation.isRepeatable ? readIdempotencyKey(request) : undefined,
    client,
    request,
    reply: { headers, status },
  };
}

/** Whether what a request writes is undone, because it comes from a key for trying. */
function isTrial({ method }: NextRequest, party: Party | null): boolean {
  return party !== null && party.id !== null && !!party.apiKey?.isSandbox && !READS.has(method);
}

/** Nothing on the way may hold events back, to compress them or for any other reason. */
function sendEvents({ stream }: Events, headers: Headers): Response {
  headers.set("content-type", "text/event-stream");
  headers.set("cache-control", "private, no-store, no-transform");
  headers.set("x-accel-buffering", "no");
  return new Response(openEventStream(stream), { headers });
}

function toResponse(
  operation: Operation,
  value: unknown,
  { reply }: OperationInput<Operation>,
): Response {
  const { headers, status } = reply;
  if (value instanceof SeeOther) {
    headers.set("location", value.path);
    return new Response(null, { status: 303, headers });
  }
  if (value instanceof Events) return sendEvents(value, headers);
  if (operation.file) return sendFile(value as FileResponse<string>);
  if (operation.response) return Response.json(value, { status, headers });
  return new Response(null, { status: 204, headers });
}

/**
 * Makes an API route handler from what its `operation.ts` declares: identifies the actor, validates
 * the input, responds with what `handle` returns as JSON or as a file (204 for nothing), and turns
 * every failure into a problem with a request id. Writes by cookie are accepted only from this
 * site's own pages. Responses are not cached.
 */
export function route<Declared extends Operation, const Given extends HandlerResult<Declared>>(
  operation: Declared,
  handle: (input: OperationInput<Declared>) => Promise<DeclaredResult<Declared, Given>>,
): RouteHandler {
  async function respond(
    request: NextRequest,
    context: Context & { headers: Headers },
  ): Promise<Response> {
    const input = await readInput(operation, request, context);
    const run = () => handle(input as OperationInput<Declared>);
    const work = isTrial(request, input.actor) ? rehearse(run) : run();
    const value = await work.catch(async (error: unknown) => {
      throw await orEnded(error, input.actor);
    });
    return toResponse(operation, value, input as OperationInput<Operation>);
  }
  return async (request, context) => {
    // The id from the server program, where that runs; otherwise a new one, because a client's own
    // can't be trusted.
    const requestId = requestContext()?.requestId ?? randomUUID();
    const headers = new Headers();
    let response: Response;
    try {
      response = await respond(request, { ...context, headers });
      if (!response.headers.has("cache-control")) {
        response.headers.set("cache-control", "private, no-store");
      }
    } catch (error) {
      // redirect() and notFound() are thrown as exceptions; our own may look like one to pages.
      if (!(error instanceof DomainError)) unstable_rethrow(error);
      response = toProblem(error, requestId);
    }
    addKeyHeaders(response, headers);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  };
}
