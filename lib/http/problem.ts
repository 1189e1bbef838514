import "server-only";
import { z } from "zod";
import { DomainError, ERROR_STATUS } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { NOT_STORABLE } from "./storable";

// Prisma's, the system's and PostgreSQL's codes for a database that is not reachable, ending,
// starting, full or out of time, and for what met another's work and goes through when sent again.
const UNAVAILABLE =
  /^(?:P1001|P1008|P1017|P2024|P2039|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0[1235]|57014|58\w{3}|25P03|40001|40P01|55P03)$/;
// PostgreSQL's for text that it cannot keep, in a column or in JSON.
const NOT_TEXT = /^(?:22021|22P05)$/;
// What pg says without a code, and Prisma of a raw query, whose own code says only that it is one.
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|(?:has encountered a connection error|was closed) and is not queryable|Can't reach database server|Raw query failed\. Code: `(?:08\w{3}|53300|57P0[123]|57014)`/;

type Problem = {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  /** In seconds. */
  retryAfter?: number | null;
  details?: Readonly<Record<string, string>>;
};

// For what passes by itself, when nothing says how soon.
const BUSY_SECONDS = 5;

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "request";
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

type Coded = {
  code?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } };
};

/** The most that an error says: PostgreSQL's code, which Prisma's own (P2010, P2039) hides. */
function codeOf(error: unknown): string {
  const { code, meta } = (error ?? {}) as Coded;
  const said = meta?.driverAdapterError?.cause?.originalCode ?? code;
  return typeof said === "string" ? said : "";
}

function isUnavailable(error: unknown): boolean {
  const { cause } = (error ?? {}) as Coded;
  const message = error instanceof Error ? error.message : "";
  return (
    UNAVAILABLE.test(codeOf(error)) ||
    LOST.test(message) ||
    (cause !== undefined && cause !== error && isUnavailable(cause))
  );
}

function explain(error: unknown): Problem {
  if (error instanceof DomainError) {
    const { code, message, fields, retryAfter, details } = error;
    const soon = code === "unavailable" ? BUSY_SECONDS : null;
    const status = ERROR_STATUS[code];
    return { status, code, message, errors: fields, retryAfter: retryAfter ?? soon, details };
  }
  if (error instanceof z.ZodError) {
    const errors = fieldErrors(error);
    const [[field = "", [first = ""] = []] = []] = Object.entries(errors);
    return { status: 422, code: "invalid", message: `${field}: ${first}`, errors };
  }
  if (NOT_TEXT.test(codeOf(error))) return { status: 422, code: "invalid", message: NOT_STORABLE };
  if (isUnavailable(error)) {
    const message = "The service is busy. Try again in a few seconds.";
    return { status: 503, code: "unavailable", message, retryAfter: BUSY_SECONDS };
  }
  return { status: 500, code: "internal", message: "Something went wrong on our side." };
}

/**
 * The answer to a failed request: RFC 9457 problem+json with `message` and, for forms, `errors` by
 * field; `Retry-After` says in seconds when to ask again. Faults of ours are logged under the
 * request's id and say nothing else.
 */
export function toProblem(error: unknown, requestId: string): Response {
  const { status, code, message, errors, retryAfter, details } = explain(error);
  // A refusal is no fault, and a flood of refusals must not become a flood of log lines.
  if (status >= 500 && !(error instanceof DomainError)) {
    const { stack } = error instanceof Error ? error : { stack: String(error) };
    log.error({ requestId, stack }, "a request failed");
  }
  const known = { type: "about:blank", title: message, status, code, message, requestId, errors };
  const body = { ...details, ...known };
  return Response.json(body, {
    status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "private, no-store",
      ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
    },
  });
}
