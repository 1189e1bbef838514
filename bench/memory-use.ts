import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { memoryOf, processTree, runningBelow, WEB, WORKER } from "./processes";
import { DATA } from "./product";

/** The memory of the product's processes, in MB. */
export type MemoryUse = { web: number; worker: number; database: number; supervisor: number };

/** The total, in MB. */
export function sumOf({ web, worker, database, supervisor }: MemoryUse): number {
  return web + worker + database + supervisor;
}

/** "web 320 MB, worker 180 MB, database 80 MB, supervisor 50 MB, together 630 MB" */
export function memoryWords(memory: MemoryUse): string {
  const parts = [...Object.entries(memory), ["together", sumOf(memory)] as const];
  return parts.map(([name, value]) => `${name} ${value.toFixed(0)} MB`).join(", ");
}

/** The product's memory right now. */
export async function readMemory({ pid = 0 }: ChildProcess): Promise<MemoryUse> {
  const [postmaster] = (await readFile(`${DATA}/postgres/postmaster.pid`, "utf8")).split("\n");
  return {
    web: await memoryOf(await runningBelow(pid, WEB)),
    worker: await memoryOf(await runningBelow(pid, WORKER)),
    database: await memoryOf(await processTree(Number(postmaster))),
    supervisor: await memoryOf([pid]),
  };
}

/** Watches the product's memory until stopped. Returns the peak. */
export function watchMemory(product: ChildProcess): () => Promise<MemoryUse> {
  let most: MemoryUse = { web: 0, worker: 0, database: 0, supervisor: 0 };
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const now = await readMemory(product);
      if (sumOf(now) > sumOf(most)) most = now;
      await new Promise((done) => setTimeout(done, 500));
    }
  })();
  return async () => {
    watching = false;
    await watched;
    return most;
  };
}
