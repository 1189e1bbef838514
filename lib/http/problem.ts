import "server-only";
import { z } from "zod";
import { databaseCode, isDatabaseUnavailable } from "@/lib/platform/db/availability";
import { logFailure } from "@/lib/platform/observability/failure-log";
import { BUSY_MESSAGE, BUSY_SECONDS, DomainError, ERROR_STATUS } from "@/lib/shared/errors";
import { NOT_STORABLE } from "./storable";

// PostgreSQL's codes for text that it can't store, in a column or in JSON.
const NOT_TEXT = /^(?:22021|22P05)$/;
// Prisma's code for a row that was read before, or referred to, and is gone.
const GONE = "P2025";

type Problem = {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  /** In seconds. */
  retryAfter?: number | null;
  details?: Readonly<Record<string, string>>;
};

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "request";
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
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
  if (NOT_TEXT.test(databaseCode(error))) {
    return { status: 422, code: "invalid", message: NOT_STORABLE };
  }
  if (databaseCode(error) === GONE) {
    const message = "Something that this needs was deleted a moment ago. Reload the page.";
    return { status: 404, code: "not_found", message };
  }
  if (isDatabaseUnavailable(error)) {
    const busy = { code: "unavailable", message: BUSY_MESSAGE, retryAfter: BUSY_SECONDS };
    return { status: 503, ...busy };
  }
  return { status: 500, code: "internal", message: "Something went wrong on our side." };
}

/**
 * The response to a failed request: RFC 9457 problem+json with `message` and, for forms, `errors`
 * by field; `Retry-After` says in seconds when to try again. Our own faults are logged under the
 * request's id and reveal nothing else.
 */
export function toProblem(error: unknown, requestId: string): Response {
  const { status, code, message, errors, retryAfter, details } = explain(error);
  // A refusal is not a fault, and a flood of refusals must not become a flood of log lines.
  if (status >= 500 && !(error instanceof DomainError)) logFailure(error, { requestId });
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
