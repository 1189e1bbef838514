import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import { keyedHash } from "../security/secrets";
import { mayReadReplica } from "../server/own-writes";
import { REQUEST_ID_HEADER, type RequestContext } from "../server/request-context";
import type { RouteNames } from "../server/route-names";
import { log } from "./log";
import type { Metrics } from "./metrics";
import { traceRequest } from "./request-trace";

const GIVEN_ID = /^[\w-]{8,64}$/;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * The id that one of our proxies gave the request, or a new one; never one that a client made up.
 */
function idOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  const isOurs = env().TRUSTED_PROXIES > 0 && typeof given === "string" && GIVEN_ID.test(given);
  return isOurs ? given : randomUUID();
}

/** Gives a request its id, which the response shows as well. */
export function startRequest(request: IncomingMessage, response: ServerResponse): RequestContext {
  const requestId = idOf(request);
  request.headers[REQUEST_ID_HEADER] = requestId;
  response.setHeader(REQUEST_ID_HEADER, requestId);
  return {
    requestId,
    status: null,
    isPersonal: false,
    mayReadReplica: mayReadReplica(request),
    userId: null,
  };
}

type NotedRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  context: RequestContext;
  nameRoute: RouteNames;
  observe: Metrics["observe"];
};

/**
 * Logs, measures and traces a request until it ends: by its route's name rather than its address,
 * and by a hash of who sent it.
 */
export function noteRequest({
  request,
  response,
  context,
  nameRoute,
  observe,
}: NotedRequest): void {
  const start = performance.now();
  const route = nameRoute((request.url ?? "/").split("?", 1)[0] ?? "/");
  context.route = route;
  context.span = traceRequest(request, response, context);
  response.once("close", () => {
    const milliseconds = performance.now() - start;
    const method = METHODS.has(request.method ?? "") ? String(request.method) : "other";
    // 499 as in nginx: the client went away before there was a response.
    const status = response.writableFinished ? response.statusCode : 499;
    // What stays open on purpose says nothing about how fast responses are.
    const isStream = String(response.getHeader("content-type")).startsWith("text/event-stream");
    if (!isStream) observe({ method, route, status, seconds: milliseconds / 1000 });
    const { requestId, userId } = context;
    const user = userId ? { user: keyedHash(userId, "log").slice(0, 16) } : {};
    const line = { requestId, method, route, status, ms: Math.round(milliseconds), ...user };
    if (route === "asset") log.debug(line, "request");
    else log.info(line, "request");
  });
}
