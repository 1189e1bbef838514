import "server-only";
import type { ServerResponse } from "node:http";
import { ERROR_STATUS, type ErrorCode } from "./errors";
import { REQUEST_ID_HEADER } from "./request-context";

/** Why the server program does not hand a request on. */
export type Refusal = {
  readonly code: ErrorCode;
  readonly message: string;
  /** In seconds. */
  readonly retryAfter?: number;
};

/**
 * Begins the answer to a request that the server program itself refuses: RFC 9457 problem+json, as
 * `toProblem` has it for what the API refuses. Whoever calls ends the response.
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
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  response.write(text);
}
