import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "../observability/span";

/** What a page has shown so far: what would change it, and until when it is true (epoch ms). */
export type Shown = { tags: Set<string>; until: number };

/** HTML that a page keeps from React. */
export type SetAside = {
  readonly parts: string[];
  /** By what they are, so that what a page says twice is said once. */
  readonly head: Map<string, string>;
};

/** What is known about the request under way. */
export type RequestContext = {
  /** Names the request in the answer, in every log line and in what its reader can quote. */
  readonly requestId: string;
  /** The name of the route that was asked for; never the address. */
  route?: string;
  /** Its part of a trace, where somebody traces. */
  span?: Span | null;
  /** The status a page wants (lib/platform/server/response-status.ts). */
  status: 404 | 410 | 503 | null;
  /** Whether the answer depends on who asks. */
  isPersonal: boolean;
  /** Whether it may be answered from a replica (lib/platform/server/own-writes.ts). */
  mayReadReplica: boolean;
  /** Who is signed in; logged as a hash. */
  userId: string | null;
  /** Whether the search of this request was counted: its page is asked for it twice. */
  isSearchCounted?: boolean;
  /** What the page being rendered shows; null where none is kept (lib/platform/caching/page-facts.ts). */
  shown?: Shown | null;
  /** Whether a part of the page failed. */
  isIncomplete?: boolean;
  /** When the database last failed this request, being away or busy; in milliseconds. */
  databaseFailedAt?: number;
  /** When it last gave no answer at all: asking again would wait again. */
  databaseAwayAt?: number;
  /** What a page has set aside (lib/platform/caching/set-aside.ts); none where nobody puts it back. */
  aside?: SetAside;
};

const KEY = Symbol.for("jobharbor.request-context");

// The server program and Next's bundles load this module separately, so the store is global.
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> };
holder[KEY] ??= new AsyncLocalStorage<RequestContext>();
const store: AsyncLocalStorage<RequestContext> = holder[KEY];

/** The header in which the server program hands on a request's id. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The request under way; none in scripts, in tasks, and where another program serves. */
export function requestContext(): RequestContext | undefined {
  return store.getStore();
}

/** Handles a request so that everything it starts knows of it. */
export function withRequestContext<T>(context: RequestContext, handle: () => T): T {
  return store.run(context, handle);
}

/** Notes who is signed in, for the log. */
export function noteUser(userId: string): void {
  const context = store.getStore();
  if (context) context.userId = userId;
}
