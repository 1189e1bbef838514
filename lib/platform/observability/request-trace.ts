import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import type { RequestContext } from "../server/request-context";
import type { TraceSpan } from "./span";
import { startSpan } from "./tracing";

/** The cause of the request, if one of our proxies names it; a client's own claim is ignored. */
function causeOf({ headers }: IncomingMessage): string | undefined {
  const given = headers["traceparent"];
  return env().TRUSTED_PROXIES > 0 && typeof given === "string" ? given : undefined;
}

/**
 * Begins a request's span, named after its method and route, and ends it with the response. `null`
 * when tracing is off, and for files.
 */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, route = "other" }: RequestContext,
): TraceSpan | null {
  if (route === "asset") return null;
  const method = request.method ?? "GET";
  const attributes = {
    "http.request.method": method,
    "http.route": route,
    "jobharbor.request_id": requestId,
  };
  const span = startSpan(`${method} ${route}`, {
    kind: "server",
    attributes,
    parent: causeOf(request),
  });
  if (span) {
    response.once("close", () => {
      const { statusCode } = response;
      span.set({ "http.response.status_code": statusCode });
      span.end(statusCode >= 500 ? { code: String(statusCode) } : undefined);
    });
  }
  return span;
}
