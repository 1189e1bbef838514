import "server-only";

// Codes of Prisma, the system and PostgreSQL for a database that can't be reached, is starting or
// stopping, is full or took too long, and for work that another's got in the way of. All of this
// passes, and the same request may then succeed.
const CODES =
  /^(?:P1001|P1002|P1008|P1017|P2024|P2034|P2037|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH)|EAI_AGAIN|08\w{3}|25006|40001|40P01|25P03|53\w{3}|55P03|57014|57P0[1235]|58\w{3})$/;
// What pg reports without a code. Prisma's codes P2010 and P2039 only mean "PostgreSQL said", and
// P2028 "a transaction"; the message has the rest.
const MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|(?:has encountered a connection error|was closed) and is not queryable|Can't reach database server|Server has closed the connection|Unable to start a transaction in the given time|on an expired transaction|Code: `(?:08\w{3}|25006|25P03|40001|40P01|53\w{3}|55P03|57014|57P0[1235]|58\w{3})`/;

/** A request was turned away because too many are already waiting for the database. */
export class DatabaseBusyError extends Error {
  override readonly name = "DatabaseBusyError";
  /** PostgreSQL's own code for too many connections. */
  readonly code = "53300";

  constructor(message = "too many requests wait for a connection") {
    super(message);
  }
}

type CodedError = {
  code?: unknown;
  cause?: unknown;
  message?: unknown;
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } };
};

/** The most specific code of an error: PostgreSQL's, which Prisma's own (P2010, P2039) hides. */
export function databaseCode(error: unknown): string {
  const { code, meta } = (error ?? {}) as CodedError;
  const said = meta?.driverAdapterError?.cause?.originalCode ?? code;
  return typeof said === "string" ? said : "";
}

/**
 * Whether something failed because the database is away or busy; the only place that decides this.
 * The caller may try again in a few seconds; any other failure is a bug.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { cause, message } = (error ?? {}) as CodedError;
  return (
    CODES.test(databaseCode(error)) ||
    (typeof message === "string" && MESSAGES.test(message)) ||
    (cause !== undefined && cause !== error && isDatabaseUnavailable(cause))
  );
}
