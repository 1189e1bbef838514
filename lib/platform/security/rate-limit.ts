import "server-only";
import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { RateLimitedError } from "@/lib/shared/errors";
import { plural } from "@/lib/shared/plural";
import { reservedPool } from "../db/client";
import { env } from "../env";
import { log } from "../observability/log";
import { groupsOf } from "../server/client";
import { HOUR, LIMITS, type Limit, LOCK, MINUTE, type RateWindow } from "./limits";
import { keyedHash } from "./secrets";

export type LimitName = keyof typeof LIMITS;

// A refused key is refused from memory for this long before the database is asked again, so that a
// flood doesn't reach it, while what another process cleared is still noticed.
const REMEMBER_MS = 10_000;
const MOST_REMEMBERED = 20_000;
const WARN_EVERY_MS = 60_000;

type Refusal = { until: number; askAgainAt: number };
type State = {
  limiters: Map<string, RateLimiterPostgres>;
  refused: LRUCache<string, Refusal>;
  warnedAt: number;
};

const STATE = Symbol.for("jobharbor.rate-limit");
// Next bundles this module more than once, but the state must exist once.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= {
  limiters: new Map(),
  refused: new LRUCache({ max: MOST_REMEMBERED }),
  warnedAt: 0,
};
const state: State = holder[STATE];

function warnOfInsurance(error: unknown): void {
  if (Date.now() - state.warnedAt < WARN_EVERY_MS) return;
  state.warnedAt = Date.now();
  log.warn(
    { error: String(error) },
    "limits count in this process alone until the database answers",
  );
}

// Gets the pool each time, because tests and scripts close it. The reserved one, because a limit
// that had to wait for a connection would count in memory, and so for this process only.
const storeClient = {
  query: async (statement: { text: string; values: unknown[] }) => {
    try {
      return await reservedPool().query(statement);
    } catch (error) {
      warnOfInsurance(error);
      throw error;
    }
  },
};

function limiter(
  name: string,
  options: RateWindow & { blockSeconds?: number },
): RateLimiterPostgres {
  const known = state.limiters.get(name);
  if (known) return known;
  const { points, seconds, blockSeconds = 0 } = options;
  const counting = { keyPrefix: name, points, duration: seconds, blockDuration: blockSeconds };
  const made = new RateLimiterPostgres({
    ...counting,
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // The first limiter sweeps the whole table every five minutes, on a timer that keeps nothing
    // running.
    clearExpiredByTimeout: state.limiters.size === 0,
    // Its share of the limit, because each of the machine's web processes then counts for itself.
    insuranceLimiter: new RateLimiterMemory({
      ...counting,
      points: Math.ceil(points / (env().WEB_CONCURRENCY ?? 1)),
    }),
  });
  state.limiters.set(name, made);
  return made;
}

function namedWindows(name: LimitName): (RateWindow & { name: string })[] {
  const { windows }: Limit = LIMITS[name];
  return windows.map((window) => ({
    ...window,
    name: windows.length > 1 ? `${name}_${window.seconds}` : name,
  }));
}

function limitersOf(name: LimitName): RateLimiterPostgres[] {
  const { blockSeconds }: Limit = LIMITS[name];
  return namedWindows(name).map(({ name: windowName, ...window }) =>
    limiter(windowName, { ...window, ...(blockSeconds ? { blockSeconds } : {}) }),
  );
}

/**
 * What an address is counted as: itself, or for IPv6 its /64, which is what one customer has. Other
 * texts stay as they are.
 */
export function addressBucket(address: string): string {
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}

// People's addresses don't belong in a table of counters, so all keys are hashed.
function hashedKey(name: LimitName, key: string): string {
  const text = LIMITS[name].by === "address" ? addressBucket(key) : key;
  return keyedHash(text.toLowerCase(), "rate-limit");
}

/** A limit's windows, with the rows of `rate_limits` that count a key's points. */
export function windowsOf(name: LimitName, key: string): (RateWindow & { row: string })[] {
  const hashed = hashedKey(name, key);
  return namedWindows(name).map(({ name: windowName, points, seconds }) => ({
    points,
    seconds,
    row: `${windowName}:${hashed}`,
  }));
}

/** A number of seconds as people say it. */
export function inWords(seconds: number): string {
  if (seconds < MINUTE) return plural(seconds, { one: "{count} second", other: "{count} seconds" });
  if (seconds <= HOUR - MINUTE) {
    const minutes = Math.ceil(seconds / MINUTE);
    return plural(minutes, { one: "{count} minute", other: "{count} minutes" });
  }
  return plural(Math.ceil(seconds / HOUR), { one: "{count} hour", other: "{count} hours" });
}

function refusal(milliseconds: number): RateLimitedError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new RateLimitedError(`Too many attempts. Try again in ${inWords(seconds)}.`, seconds);
}

type TakenPoints = { points: number; seconds?: number };

// When the points are used up the library rejects with its result, and otherwise with an error.
function orRefused(response: unknown): { refused: RateLimiterRes } {
  if (response instanceof RateLimiterRes) return { refused: response };
  throw response;
}

// Returns how many milliseconds to wait, 0 if there was room.
async function consume(
  from: RateLimiterPostgres,
  key: string,
  taken: TakenPoints,
): Promise<number> {
  const { points, seconds = from.duration } = taken;
  const outcome = await from.consume(key, points, { customDuration: seconds }).catch(orRefused);
  return "refused" in outcome ? Math.max(1, outcome.refused.msBeforeNext) : 0;
}

/**
 * Takes points from a limit. When they are used up, throws `rate_limited` with a message that says
 * how long to wait and `retryAfter` in seconds; refused attempts don't prolong the wait. Counts in
 * this process only while the database is away.
 */
export async function spend(name: LimitName, key: string, points = 1): Promise<void> {
  const hashed = hashedKey(name, key);
  const known = state.refused.get(`${name}:${hashed}`);
  if (known && Date.now() < Math.min(known.until, known.askAgainAt)) {
    throw refusal(known.until - Date.now());
  }
  const waits = await Promise.all(
    limitersOf(name).map((from) => consume(from, hashed, { points })),
  );
  const wait = Math.max(...waits);
  if (wait === 0) return;
  const now = Date.now();
  state.refused.set(`${name}:${hashed}`, { until: now + wait, askAgainAt: now + REMEMBER_MS });
  throw refusal(wait);
}

/** A limit's window after a point was taken from it; `refusal` is to be thrown if it was full. */
type CountedSpending = RateWindow & {
  left: number;
  resetSeconds: number;
  refusal: RateLimitedError | null;
};

/** Takes a point from a limit with a single window, and says what is left of it. */
export async function spendCounted(name: "callByKey", key: string): Promise<CountedSpending> {
  const [window] = LIMITS[name].windows;
  const outcome = await limiter(name, window).consume(hashedKey(name, key)).catch(orRefused);
  const [count, isRefused] = "refused" in outcome ? [outcome.refused, true] : [outcome, false];
  const { remainingPoints: left, msBeforeNext } = count;
  const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { ...window, left, resetSeconds, refusal: isRefused ? refusal(msBeforeNext) : null };
}

/** How many points of a limit are left. */
export async function remainingPoints(name: LimitName, key: string): Promise<number> {
  const hashed = hashedKey(name, key);
  const left = await Promise.all(
    limitersOf(name).map(async (from) => {
      const response = await from.get(hashed);
      return response ? response.remainingPoints : from.points;
    }),
  );
  return Math.min(...left);
}

/** Gives a key all of its points back, and ends its block. */
export async function clearLimit(name: LimitName, key: string): Promise<void> {
  const hashed = hashedKey(name, key);
  await Promise.all(limitersOf(name).map((from) => from.delete(hashed)));
  state.refused.delete(`${name}:${hashed}`);
}

const { failures: ALLOWED, memorySeconds } = LOCK;
const failures = () => limiter("login_failures", { points: ALLOWED, seconds: memorySeconds });
const locks = () => limiter("login_locks", { points: ALLOWED, seconds: memorySeconds });
const lock = () => limiter("login_lock", { points: 1, seconds: LOCK.firstSeconds });
const lockKey = (key: string) => keyedHash(key.toLowerCase(), "rate-limit");

/**
 * Counts a failed login to the account that `key` names, whether or not it exists. The fifth locks
 * it for a minute, and each later one for twice as long, up to an hour. Failures while it is locked
 * change nothing, so no one can prolong a lock. Returns which lock this is, counted from one, or 0
 * if this failure locked nothing.
 */
export async function lockAfterFailures(key: string): Promise<number> {
  const hashed = lockKey(key);
  const { consumedPoints } = await failures().penalty(hashed);
  if (consumedPoints < ALLOWED) return 0;
  const before = Math.min((await locks().get(hashed))?.consumedPoints ?? 0, 16);
  const seconds = Math.min(LOCK.firstSeconds * 2 ** before, LOCK.longestSeconds);
  // Consumed rather than set, so that no one prolongs a lock, and of simultaneous failures only one
  // locks.
  if ((await consume(lock(), hashed, { points: 1, seconds })) > 0) return 0;
  return (await locks().penalty(hashed)).consumedPoints;
}

/** Whether the account is locked. */
export async function isLocked(key: string): Promise<boolean> {
  return (await lock().get(lockKey(key))) !== null;
}

/**
 * Throws `rate_limited` while the account is locked. Call it before verifying what was given, which
 * saves the work, and again after, so that a hundred simultaneous tries learn no more than five in
 * turn.
 */
export async function checkLock(key: string): Promise<void> {
  const locked = await lock().get(lockKey(key));
  if (locked) throw refusal(locked.msBeforeNext);
}

/** Clears an account's failures and unlocks it, after a login or a reset. */
export async function clearLock(key: string): Promise<void> {
  const hashed = lockKey(key);
  await Promise.all([failures(), locks(), lock()].map((from) => from.delete(hashed)));
}
