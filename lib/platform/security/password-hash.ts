import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { DomainError } from "@/lib/shared/errors";
import { env } from "../env";

// OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB and two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = "$argon2id$v=19$m=19456,t=2,p=1$";
// Half of the processors, so that the others can serve pages while passwords are checked. All of
// the machine's web processes share them, with at least one each.
const concurrency = () =>
  Math.max(1, Math.floor(availableParallelism() / 2 / (env().WEB_CONCURRENCY ?? 1)));
const MOST_WAITING = 60;

const LIMIT = Symbol.for("jobharbor.password-hash");
// Next bundles this module more than once, but the queue must exist once.
const holder = globalThis as { [LIMIT]?: ReturnType<typeof pLimit> };

function limit(): ReturnType<typeof pLimit> {
  holder[LIMIT] ??= pLimit(concurrency());
  return holder[LIMIT];
}

let dummy: Promise<string> | undefined;

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit().pendingCount >= MOST_WAITING) {
    throw new DomainError("unavailable", "The service is busy. Try again in a few seconds.");
  }
  return limit()(work);
}

/** Hashes a password for storage. Throws `unavailable` while too many others are waiting. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, OPTIONS));
}

/**
 * Whether the password matches the hash. `null` stands for a missing account: returns false after
 * the same time. Throws `unavailable` while too many others are waiting.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  dummy ??= hash("no account has this password", OPTIONS);
  const against = kept ?? (await dummy);
  const isRight = await queued(() => verify(against, password));
  return isRight && kept !== null;
}

/** Whether a hash was made with outdated parameters and should be made again. */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(CURRENT);
}

/** How many passwords are waiting to be hashed. */
export function waitingPasswords(): number {
  return limit().pendingCount;
}
