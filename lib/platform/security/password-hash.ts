import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { DomainError } from "@/lib/shared/errors";
import { env } from "../env";

// OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB and two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = "$argon2id$v=19$m=19456,t=2,p=1$";
// Half of the processors: the others go on serving pages while passwords are tried. All web processes
// of the machine share them, and one each is the least.
const concurrency = () =>
  Math.max(1, Math.floor(availableParallelism() / 2 / (env().WEB_CONCURRENCY ?? 1)));
const MOST_WAITING = 60;

const LIMIT = Symbol.for("jobharbor.password-hash");
// Next bundles this module more than once; the queue must exist once.
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

/** Hashes a password for keeping. Throws `unavailable` while too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, OPTIONS));
}

/**
 * Whether the password is the one that was hashed. `null` stands for an account that is not there:
 * the answer is false and takes as long. Throws `unavailable` while too many others wait.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  dummy ??= hash("no account has this password", OPTIONS);
  const against = kept ?? (await dummy);
  const isRight = await queued(() => verify(against, password));
  return isRight && kept !== null;
}

/** Whether a hash was made with other parameters than today's and should be made anew. */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(CURRENT);
}

/** How many passwords wait to be hashed. */
export function waitingPasswords(): number {
  return limit().pendingCount;
}
