import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { PrismaClient } from "./generated/client";

type RehearsedTransaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

const RUNNING = Symbol.for("jobharbor.rehearsals");
// Next bundles this module more than once, but there is one store.
const holder = globalThis as { [RUNNING]?: AsyncLocalStorage<PrismaClient> };
holder[RUNNING] ??= new AsyncLocalStorage<PrismaClient>();

/** What the database is for the code that runs in each rehearsal. */
export const rehearsals: AsyncLocalStorage<PrismaClient> = holder[RUNNING];

// A command's own transaction becomes a part of the rehearsal's, and is undone alone if it fails.
async function within(tx: RehearsedTransaction, name: string, work: unknown): Promise<unknown> {
  if (Array.isArray(work)) {
    const results: unknown[] = [];
    for (const each of work) results.push(await each);
    return results;
  }
  await tx.$executeRawUnsafe(`SAVEPOINT ${name}`);
  try {
    const result = await (work as (inner: RehearsedTransaction) => Promise<unknown>)(tx);
    await tx.$executeRawUnsafe(`RELEASE SAVEPOINT ${name}`);
    return result;
  } catch (error) {
    await tx.$executeRawUnsafe(`ROLLBACK TO SAVEPOINT ${name}`);
    throw error;
  }
}

/** A transaction that serves as the whole database, with transactions of its own. */
export function rehearsingClient(tx: RehearsedTransaction): PrismaClient {
  let count = 0;
  const $transaction = (work: unknown) => {
    count += 1;
    return within(tx, `rehearsed_${count}`, work);
  };
  return new Proxy(tx, {
    get: (target, property) =>
      property === "$transaction" ? $transaction : (Reflect.get(target, property) as unknown),
  }) as unknown as PrismaClient;
}
