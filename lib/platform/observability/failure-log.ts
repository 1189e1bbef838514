import "server-only";
import { isDatabaseUnavailable } from "../db/availability";
import { requestContext } from "../server/request-context";
import { log } from "./log";

const KEY = Symbol.for("jobharbor.logged-failures");
// Next bundles this module more than once, and passes on one error several times.
const holder = globalThis as { [KEY]?: WeakSet<object> };
holder[KEY] ??= new WeakSet();
const logged: WeakSet<object> = holder[KEY];

/** Records that the database failed the current request, even if another request ran the query. */
function noteDatabase(): void {
  const context = requestContext();
  if (context) context.databaseFailedAt = Date.now();
}

/**
 * Logs why a request failed: our own faults with their stack, but only a short line when the
 * database is away or busy, because that fails very many at once and the response is 503. A repeat
 * with the same error logs nothing.
 */
export function logFailure(error: unknown, facts: Record<string, unknown>): void {
  const isAway = isDatabaseUnavailable(error);
  if (isAway) noteDatabase();
  const failure = error instanceof Error ? error : new Error(String(error));
  if (logged.has(failure)) return;
  logged.add(failure);
  if (isAway) {
    const cause = failure.message.trim().split("\n").at(-1)?.slice(0, 200);
    log.warn({ ...facts, cause }, "a request got 503: the database is away or busy");
  } else {
    const { stack } = failure;
    log.error(
      { ...facts, stack },
      "a request failed because of our mistake: please report its stack",
    );
  }
}
