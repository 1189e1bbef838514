import { availableParallelism, totalmem } from "node:os";

const MB = 1024 * 1024;
/** What a web process may come to hold, with its part of the search index. */
const WEB_MB = 600;
/** What the worker and the embedded database hold beside it. */
const OTHERS_MB = 500;
const LEAST_HEAP_MB = 320;
const MOST_HEAP_MB = 1024;

export type Machine = { readonly cores: number; readonly memoryMb: number };

/** The processors and the memory that this process may use, limits of its container included. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  const total = totalmem();
  // Without a limit it is 0, or more than there is.
  const memory = limit > 0 && limit < total ? limit : total;
  return { cores: availableParallelism(), memoryMb: Math.floor(memory / MB) };
}

/** How many web processes a machine of their own runs: one a core, as far as memory goes. */
export function webProcessesAlone({ cores, memoryMb }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(memoryMb / WEB_MB)));
}

// The embedded database takes 80 connections (scripts/database.ts). Three are its owner's and eight the
// queue's; the others left out are for the supervisor and for tools that are run meanwhile.
const SHARED_CONNECTIONS = 61;
// For background work, for limits and probes, and to hear events (lib/platform/db/pools.ts).
const BESIDE_THE_POOL = 6;
/** The most web processes that the embedded database has room for. */
export const MOST_EMBEDDED = 7;

/** The pool of each of so many web processes and of the worker on the embedded database. */
export function embeddedPool(processes: number): number {
  return Math.min(10, Math.floor(SHARED_CONNECTIONS / (processes + 1)) - BESIDE_THE_POOL);
}

/** How many run beside a worker and a database: one for two cores, as far as memory goes. */
export function webProcessesBeside({ cores, memoryMb }: Machine): number {
  const forWeb = Math.floor((memoryMb - OTHERS_MB) / WEB_MB);
  return Math.max(1, Math.min(Math.floor(cores / 2), forWeb, MOST_EMBEDDED));
}

/** The heap that each of so many processes may fill, in MB: half of its share of the memory. */
export function heapMb({ memoryMb }: Machine, processes: number): number {
  const half = Math.floor(memoryMb / processes / 2);
  return Math.min(Math.max(half, LEAST_HEAP_MB), MOST_HEAP_MB);
}
