import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ERROR_STATUS, type ErrorCode } from "@/lib/shared/errors";
import { OTHER_POLICY } from "@/lib/shared/page-headers";
import { REQUEST_ID_HEADER } from "./request-context";

/** Why the server program refuses a request. */
export type Refusal = {
  readonly code: ErrorCode;
  readonly message: string;
  /** In seconds. */
  readonly retryAfter?: number;
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function asPage({ message }: Refusal, address: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Please wait a moment</title>
<style>
:root { color-scheme: light dark }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
</style>
</head>
<body>
<main>
<h1>Please wait a moment</h1>
<p>${escaped(message)}</p>
<p><a href="${escaped(address)}">Open the page again</a></p>
</main>
</body>
</html>
`;
}

/**
 * Refuses a request that the server program doesn't pass on: to someone viewing a page, with a page
 * that says why and links to what was requested; to anyone else as `writeRefusal` does.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const isReader = /\btext\/html\b/.test(request.headers.accept ?? "");
  if (isReader && request.method === "GET" && !request.headers["rsc"]) {
    if (refusal.retryAfter) response.setHeader("retry-after", refusal.retryAfter);
    response.writeHead(ERROR_STATUS[refusal.code], {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": OTHER_POLICY,
      "x-content-type-options": "nosniff",
    });
    response.end(asPage(refusal, request.url ?? "/"));
    return;
  }
  writeRefusal(response, refusal);
  response.end();
}

/**
 * Begins the response to a request that the server program refuses: RFC 9457 problem+json, like
 * `toProblem` for the API. The caller ends the response.
 */
export function writeRefusal(response: ServerResponse, refusal: Refusal): void {
  const { code, message, retryAfter } = refusal;
  const status = ERROR_STATUS[code];
  const requestId = response.getHeader(REQUEST_ID_HEADER);
  const text = JSON.stringify({
    type: "about:blank",
    title: message,
    status,
    code,
    message,
    requestId,
  });
  if (retryAfter) response.setHeader("retry-after", retryAfter);
  response.writeHead(status, {
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(text),
    "cache-control": "private, no-store",
    "content-security-policy": OTHER_POLICY,
    "x-content-type-options": "nosniff",
  });
  response.write(text);
}
