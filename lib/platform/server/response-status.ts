import "server-only";
import { requestContext } from "./request-context";

/**
 * Makes the page being rendered answer 404 or 410 with what it returns, or 503 when what it is there
 * for could not be read. Next's own `notFound()`
 * sends a page that only script fills in, and no 410 at all. Call it in `generateMetadata`, which
 * always runs before the first byte. Answers `false` where the server program (scripts/serve.ts)
 * does not run, as under Next's development server: there nothing can give the page its status.
 */
export function respondWith(status: 404 | 410 | 503): boolean {
  const context = requestContext();
  if (!context) return false;
  context.status = status;
  return true;
}

/** Says that the answer being made depends on who asks: then no cache may keep it, ours included. */
export function markPersonal(): void {
  const context = requestContext();
  if (context) Object.assign(context, { isPersonal: true, mayReadReplica: false });
}

/** The status to send instead of the one Next chose. */
export function finalStatus(chosen: number): number {
  const wanted = requestContext()?.status ?? null;
  return wanted !== null && (chosen === 200 || chosen === 404) ? wanted : chosen;
}
