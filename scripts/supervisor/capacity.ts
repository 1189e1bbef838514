import { availableParallelism, totalmem } from "node:os";

const MB = 1024 * 1024;
/** What a web process may come to hold, with its share of the search index. */
const WEB_MB = 600;
/** What the worker and the embedded database take besides. */
const OTHERS_MB = 500;
const LEAST_HEAP_MB = 320;
const MOST_HEAP_MB = 1024;

export type Machine = { readonly cores: number; readonly memoryMb: number };

/** The processors and the memory that this process may use, within its container's limits. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  const total = totalmem();
  // Without a limit it is 0, or more than there is.
  const memory = limit > 0 && limit < total ? limit : total;
  return { cores: availableParallelism(), memoryMb: Math.floor(memory / MB) };
}

/** How many web processes a machine of their own runs: one per core, as far as memory allows. */
export function processesOnOwnMachine({ cores, memoryMb }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryMb / WEB_MB)));
}

// The embedded database allows 80 connections (scripts/database.ts). Three are its owner's and
// eight the queue's; the rest of the difference is for the supervisor and for tools run meanwhile.
const SHARED_CONNECTIONS = 61;
// For background work, for limits and probes, and to hear events (lib/platform/db/pools.ts).
const BESIDE_THE_POOL = 6;
/** The most web processes that the embedded database has room for. */
export const MOST_EMBEDDED = 7;
// A process has one thread and rarely runs more than five statements at once, and each connection
// that has served searches holds about 8 MB.
const ENOUGH = 6;

/** The pool size of the worker and each of this many web processes on the embedded database. */
export function embeddedPool(processes: number): number {
  return Math.min(ENOUGH, Math.floor(SHARED_CONNECTIONS / (processes + 1)) - BESIDE_THE_POOL);
}

/** How many run beside a worker and a database: one per two cores, as far as memory allows. */
export function processesBesideDatabase({ cores, memoryMb }: Machine): number {
  const forWeb = Math.floor((memoryMb - OTHERS_MB) / WEB_MB);
  return Math.max(1, Math.min(Math.floor(cores / 2), forWeb, MOST_EMBEDDED));
}

/** The heap that each of this many processes may fill, in MB: half of its share of the memory. */
export function heapMb({ memoryMb }: Machine, processes: number): number {
  const half = Math.floor(memoryMb / processes / 2);
  return Math.min(Math.max(half, LEAST_HEAP_MB), MOST_HEAP_MB);
}
