import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { TraceSpan } from "../observability/span";

/** What a page has shown so far: what would change it, and until when it is true (epoch ms). */
export type ShownContent = { tags: Set<string>; until: number };

/** HTML that a page keeps from React. */
export type SetAside = {
  readonly parts: string[];
  /** By what they are, so that repeated tags appear once. */
  readonly head: Map<string, string>;
};

/** What is known about the current request. */
export type RequestContext = {
  /** Names the request in the response, in every log line and in what its reader can quote. */
  readonly requestId: string;
  /** The name of the requested route; never the address. */
  route?: string;
  /** Its part of a trace, if tracing is on. */
  span?: TraceSpan | null;
  /** The status a page wants (lib/platform/server/response-status.ts). */
  status: 301 | 404 | 410 | 503 | null;
  /** Whether the response depends on who is signed in. */
  isPersonal: boolean;
  /** Whether it may be answered from a replica (lib/platform/server/own-writes.ts). */
  mayReadReplica: boolean;
  /** The signed-in user; logged as a hash. */
  userId: string | null;
  /** Whether this request's search was counted: its page asks for it twice. */
  isSearchCounted?: boolean;
  /**
   * What the page being rendered shows; null when it won't be kept
   * (lib/platform/caching/page-facts.ts).
   */
  shown?: ShownContent | null;
  /** Whether a part of the page failed. */
  isIncomplete?: boolean;
  /** When the database last failed this request by being away or busy, in milliseconds. */
  databaseFailedAt?: number;
  /** When it last gave no response at all: asking again would wait again. */
  databaseAwayAt?: number;
  /**
   * What a page has set aside (lib/platform/caching/set-aside.ts); absent where nothing puts it
   * back.
   */
  aside?: SetAside;
};

const KEY = Symbol.for("jobharbor.request-context");

// The server program and Next's bundles load this module separately, so the store is global.
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
holder[KEY] ??= new AsyncLocalStorage<RequestContext>();
const store: AsyncLocalStorage<RequestContext> = holder[KEY];

/** The header in which the server program passes on a request's id. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The current request; none in scripts, in tasks, and where another program serves. */
export function requestContext(): RequestContext | undefined {
  return store.getStore();
}

/** Handles a request so that everything it starts can find its context. */
export function withRequestContext<T>(context: RequestContext, handle: () => T): T {
  return store.run(context, handle);
}

/**
 * Does something that may take longer than a request: like a task's, its statements have a minute,
 * on the connections of background work.
 */
export function withoutRequestContext<T>(work: () => T): T {
  return store.run(undefined as never, work);
}

/** Records who is signed in, for the log. */
export function noteUser(userId: string): void {
  const context = store.getStore();
  if (context) context.userId = userId;
}
