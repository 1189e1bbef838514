import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

type Wanted = { status: 404 | 410 | null; isPersonal: boolean };

const KEY = Symbol.for("jobharbor.response-status");

// The server program and Next's bundles load this module separately, so the store is global.
const holder = globalThis as { [KEY]?: AsyncLocalStorage<Wanted> };
holder[KEY] ??= new AsyncLocalStorage<Wanted>();
const store: AsyncLocalStorage<Wanted> = holder[KEY];

/**
 * Makes the page being rendered answer 404 or 410 with what it returns. Next's own `notFound()`
 * sends a page that only script fills in, and no 410 at all. Call it in `generateMetadata`, which
 * always runs before the first byte. Answers `false` where the server program (scripts/serve.ts)
 * does not run, as under Next's development server: there nothing can give the page its status.
 */
export function respondWith(status: 404 | 410): boolean {
  const wanted = store.getStore();
  if (!wanted) return false;
  wanted.status = status;
  return true;
}

/** Says that the answer being made depends on who asks: then no cache may keep it, ours included. */
export function markPersonal(): void {
  const wanted = store.getStore();
  if (wanted) wanted.isPersonal = true;
}

/** Whether `markPersonal` was called; also once the answer is on its way. */
export function watchPersonal(): () => boolean {
  const wanted = store.getStore();
  return () => wanted?.isPersonal ?? false;
}

/** Handles a request so that what the functions here are told in it is seen by the others. */
export function withResponseStatus<T>(handle: () => T): T {
  return store.run({ status: null, isPersonal: false }, handle);
}

/** The status to send instead of the one Next chose. */
export function finalStatus(chosen: number): number {
  const wanted = store.getStore()?.status ?? null;
  return wanted !== null && (chosen === 200 || chosen === 404) ? wanted : chosen;
}
