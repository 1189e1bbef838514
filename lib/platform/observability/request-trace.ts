import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../env";
import type { RequestContext } from "../server/request-context";
import type { Span } from "./span";
import { startSpan } from "./tracing";

/** What a proxy of ours says of the request's cause; what a client made up says nothing. */
function causeOf({ headers }: IncomingMessage): string | undefined {
  const given = headers["traceparent"];
  return env().TRUSTED_PROXIES > 0 && typeof given === "string" ? given : undefined;
}

/**
 * Begins the span of a request, named after its method and route, and ends it with the answer.
 * `null` where nobody traces, and for files.
 */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, route = "other" }: RequestContext,
): Span | null {
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
