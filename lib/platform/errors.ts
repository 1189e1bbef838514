import "server-only";

/** The HTTP status that stands for each code of a `DomainError`. */
export const ERROR_STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  invalid: 422,
  rate_limited: 429,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A failure the caller can act on. Anything else thrown is a bug and becomes a 500. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** Messages keyed by input path, for forms. */
  readonly fields: Record<string, string[]>;

  constructor(code: ErrorCode, message: string, fields: Record<string, string[]> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
