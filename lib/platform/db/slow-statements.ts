import "server-only";
import { env } from "../env";
import { log } from "../observability/log";
import type { RequestContext } from "../server/request-context";
import { fingerprint, nameStatement } from "./statements";

// A slow database must not slow down the log too.
const LOG_EVERY_MS = 10_000;
// Names are used as a metric's label. They come from the product, but with a variable number of
// tables.
const MOST_NAMES = 200;
const KEY = Symbol.for("jobharbor.slow-statements");

type NotedStatement = { count: number; loggedAt: number };

// Next bundles this module more than once.
const holder = globalThis as { [KEY]?: Map<string, NotedStatement> };
holder[KEY] ??= new Map();
const noted: Map<string, NotedStatement> = holder[KEY];

export type MeasuredStatement = {
  text: string;
  given: string | undefined;
  milliseconds: number;
  /** The request that ran it, if any. */
  context: RequestContext | undefined;
};

/**
 * Counts a statement that took longer than `SLOW_QUERY_MS`, and logs it under its name, at most
 * every ten seconds each. Never with values.
 */
export function noteStatement({ text, given, milliseconds, context }: MeasuredStatement): void {
  if (milliseconds < env().SLOW_QUERY_MS) return;
  const full = nameStatement(text, given);
  const name = noted.has(full) || noted.size < MOST_NAMES ? full : "other";
  const known = noted.get(name) ?? { count: 0, loggedAt: 0 };
  known.count += 1;
  noted.set(name, known);
  if (Date.now() - known.loggedAt < LOG_EVERY_MS) return;
  known.loggedAt = Date.now();
  log.warn(
    {
      ...(context ? { requestId: context.requestId, route: context.route } : {}),
      ...{ statement: full, fingerprint: fingerprint(text), ms: Math.round(milliseconds) },
    },
    "a statement was slow: look for what locks, for missing statistics, or for a busy database",
  );
}

/** How many slow statements there were of each name since this process began. */
export function countSlowStatements(): [name: string, count: number][] {
  return [...noted].map(([name, { count }]) => [name, count]);
}
