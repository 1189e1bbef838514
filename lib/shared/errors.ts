/** The HTTP status for each code of a `DomainError`. */
export const ERROR_STATUS = {
  // Useless to anyone, whatever it contains.
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  // Refused until the request carries a solved challenge (GET /api/challenges).
  challenge_required: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** When to try again, in seconds, after a temporary failure that doesn't say. */
export const BUSY_SECONDS = 5;

/** What is said while the database is away or busy. */
export const BUSY_MESSAGE = "The service is busy. Try again in a few seconds.";

/** A failure that the caller can act on. Anything else thrown is a bug and becomes a 500. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** Messages by input path, for forms. */
  readonly fields: Record<string, string[]>;
  /** After how many seconds the same request may succeed, if known. */
  readonly retryAfter: number | null = null;
  /** What a program needs to go on, beside the message; ids, never what was typed. */
  readonly details: Readonly<Record<string, string>> = {};

  constructor(code: ErrorCode, message: string, fields: Record<string, string[]> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/**
 * What a page reads in several steps; null if it is gone, or is no longer the reader's, when one
 * of the later steps comes to it.
 */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}

/** What is requested already exists; `details` names it. */
export class ExistsError extends DomainError {
  override readonly details: Readonly<Record<string, string>>;

  constructor(message: string, details: Readonly<Record<string, string>>) {
    super("conflict", message);
    this.details = details;
  }
}

/** A limit that is used up until `retryAfter` seconds from now. */
export class RateLimitedError extends DomainError {
  override readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super("rate_limited", message);
    this.retryAfter = retryAfter;
  }
}
