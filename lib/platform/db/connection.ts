import "server-only";
import { AsyncResource } from "node:async_hooks";
import { Client, type QueryConfig } from "pg";
import type { TraceSpan } from "../observability/span";
import { isTracing, startSpan } from "../observability/tracing";
import { requestContext } from "../server/request-context";
import { isDatabaseUnavailable } from "./availability";
import { noteStatement } from "./slow-statements";
import { nameStatement } from "./statements";

type SettleQuery = (error: Error | null | undefined, result?: unknown) => void;
type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);
type QueryArguments = [query: string | QueryConfig, ...rest: unknown[]];

const OUTSIDE = Symbol.for("jobharbor.outside-requests");

// On globalThis, because the server program makes it before any request, and Next's bundles use it.
const holder = globalThis as { [OUTSIDE]?: AsyncResource };
holder[OUTSIDE] ??= new AsyncResource("jobharbor.outside-requests");
const outside: AsyncResource = holder[OUTSIDE];

/** pg's error for a query that exceeded `query_timeout`. */
const isOverdue = (error: unknown) =>
  error instanceof Error && error.message === "Query read timeout";

function traceStatement(text: string, given: string | undefined): TraceSpan | null {
  if (!isTracing()) return null;
  const name = nameStatement(text, given);
  const attributes = { "db.system.name": "postgresql", "db.query.summary": name };
  return startSpan(name, { kind: "client", attributes });
}

/**
 * A connection that belongs to no request. A socket holds on to the context in which it is opened
 * for as long as it is open: that of a request that happened to need one more connection, with
 * everything rendered for it.
 */
export class OutsideClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<Client> | undefined {
    return outside.runInAsyncScope(() => {
      if (!callback) return super.connect();
      super.connect(callback);
      return undefined;
    });
  }
}

/**
 * A connection of the product. If a query isn't answered in time, the connection counts as broken,
 * because no one can tell what the server is still doing on it, and the request learns that its
 * database failed.
 */
export class Connection extends OutsideClient {
  // pg's overloads don't describe what its pool and Prisma pass in, so arguments are taken as they
  // come.
  override query(...given: never): never {
    const [query, ...rest] = given as unknown as QueryArguments;
    const send = super.query.bind(this) as (...given: unknown[]) => unknown;
    // A COPY stream reports its own end.
    if (typeof query === "object" && "submit" in query) return send(query, ...rest) as never;
    const noteEnd = this.#watch(query);
    const last = rest.at(-1);
    if (typeof last === "function") {
      const settle = last as SettleQuery;
      const noted: SettleQuery = (error, result) => {
        noteEnd(error);
        settle(error, result);
      };
      return send(query, ...rest.slice(0, -1), noted) as never;
    }
    const response = send(query, ...rest) as Promise<unknown>;
    response.then(() => noteEnd(null), noteEnd);
    return response as never;
  }

  #watch(query: string | QueryConfig): (error: unknown) => void {
    const context = requestContext();
    const { text, name } = typeof query === "string" ? { text: query, name: undefined } : query;
    const start = performance.now();
    const span = traceStatement(text, name);
    return (error) => {
      noteStatement({ text, given: name, milliseconds: performance.now() - start, context });
      span?.end(error ?? undefined);
      if (!error) return;
      if (isOverdue(error)) this.#breakOff();
      if (context && isDatabaseUnavailable(error)) {
        context.databaseFailedAt = Date.now();
        if (isOverdue(error)) context.databaseAwayAt = Date.now();
      }
    };
  }

  #breakOff(): void {
    (
      this as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
  }
}
