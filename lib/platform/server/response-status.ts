import "server-only";
import { requestContext } from "./request-context";

/**
 * Makes the page being rendered respond with 404 or 410 and its content, or 503 if what it is for
 * could not be read. Next's own `notFound()` sends a page that only script fills in, and can't send
 * 410. Call it in `generateMetadata`, which always runs before the first byte. Returns `false`
 * where the server program (scripts/serve.ts) doesn't run, as under Next's development server,
 * where nothing can set the page's status.
 */
export function respondWith(status: 404 | 410 | 503): boolean {
  const context = requestContext();
  if (!context) return false;
  context.status = status;
  return true;
}

/**
 * Has Next's permanent redirect, which the page then makes, sent as 301: the one that every crawler
 * takes for a move.
 */
export function markMoved(): void {
  const context = requestContext();
  if (context) context.status = 301;
}

/**
 * Marks the response as depending on who is signed in, so that no cache may keep it, ours included.
 */
export function markPersonal(): void {
  const context = requestContext();
  if (context) Object.assign(context, { isPersonal: true, mayReadReplica: false });
}

/** The status to send in place of the one Next chose. */
export function finalStatus(chosen: number): number {
  const wanted = requestContext()?.status ?? null;
  if (wanted === 301) return chosen === 308 ? 301 : chosen;
  return wanted !== null && (chosen === 200 || chosen === 404) ? wanted : chosen;
}
