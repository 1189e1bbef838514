import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BUSY_SECONDS } from "@/lib/shared/errors";
import { failureDocument, type PageFailure } from "./failure-document";
import { REQUEST_ID_HEADER, requestContext } from "./request-context";

type Body = { contentType: string; body: string; policy?: string };

const PLAIN = {
  500: "The site made a mistake. Try again. If it keeps happening, tell us this number:",
  503: "The site can't reach its data right now. Try again in a few seconds. Number:",
} as const;
const MESSAGES = {
  500: { code: "internal", message: "Something went wrong on our side." },
  503: { code: "unavailable", message: "The service is busy. Try again in a few seconds." },
} as const;

function problemOf({ status, requestId }: PageFailure): Body {
  const { code, message } = MESSAGES[status];
  const problem = { type: "about:blank", title: message, status, code, message, requestId };
  return { contentType: "application/problem+json", body: JSON.stringify(problem) };
}

function bodyOf(path: string, isPage: boolean, failure: PageFailure): Body {
  if (isPage) {
    const { html, policy } = failureDocument(failure);
    return { contentType: "text/html; charset=utf-8", body: html, policy };
  }
  if (path.startsWith("/api/")) return problemOf(failure);
  const body = `${PLAIN[failure.status]} ${failure.requestId}\n`;
  return { contentType: "text/plain; charset=utf-8", body };
}

// Headers of every response (next.config.ts, lib/platform/observability/request-log.ts); any others
// belong to the response that failed.
const KEPT_HEADERS = new Set([
  REQUEST_ID_HEADER,
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "strict-transport-security",
]);

function prepare(response: ServerResponse, status: 500 | 503, { contentType, policy }: Body): void {
  for (const name of response.getHeaderNames()) {
    if (!KEPT_HEADERS.has(name)) response.removeHeader(name);
  }
  response.statusCode = status;
  response.setHeader("content-type", contentType);
  response.setHeader("cache-control", "private, no-store");
  if (policy) response.setHeader("content-security-policy", policy);
  if (status === 503) response.setHeader("retry-after", String(BUSY_SECONDS));
}

/** Whether a response itself says what went wrong, as the API's do. */
function explainsItself(response: ServerResponse): boolean {
  return /^application\/(?:problem\+)?json/.test(String(response.getHeader("content-type") ?? ""));
}

type SendMethod = (...args: unknown[]) => unknown;

/**
 * Sends something useful in place of a failed response: for a page that can't be made Next sends an
 * empty body, to be filled in by script, and for feeds and pictures nothing at all. 503 with
 * `Retry-After` if the database failed the request, else 500; never cached. What is already on its
 * way can't be taken back. Returns a function that fails a request without a response.
 */
export function coverFailures(
  request: IncomingMessage,
  response: ServerResponse,
  isPage: boolean,
): () => void {
  const context = requestContext();
  const [writeHead, flushHeaders, write, end] = (
    [response.writeHead, response.flushHeaders, response.write, response.end] as SendMethod[]
  ).map((method) => method.bind(response)) as [SendMethod, SendMethod, SendMethod, SendMethod];
  let isReplaced = false;
  const replace = () => {
    isReplaced = true;
    const status = context?.databaseFailedAt === undefined ? 500 : 503;
    const path = request.url ?? "/";
    const isDocument = isPage && request.headers["rsc"] === undefined;
    const body = bodyOf(path, isDocument, { status, requestId: context?.requestId ?? "" });
    prepare(response, status, body);
    end(body.body);
  };
  const replaces = (status: number): boolean => {
    const fails = !(isReplaced || response.headersSent || status < 500 || explainsItself(response));
    if (fails) replace();
    return isReplaced;
  };
  const cover = (send: SendMethod, result: unknown) => {
    return (...args: unknown[]) => (replaces(response.statusCode) ? result : send(...args));
  };
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (isReplaced || !replaces(status)) return writeHead(status, ...rest);
    return response;
  }) as ServerResponse["writeHead"];
  response.flushHeaders = cover(flushHeaders, undefined) as ServerResponse["flushHeaders"];
  response.write = cover(write, true) as ServerResponse["write"];
  response.end = cover(end, response) as ServerResponse["end"];
  return () => {
    if (response.headersSent) response.destroy();
    else replaces(500);
  };
}
