import { readdir, readFile } from "node:fs/promises";

/** The programs of the web server and the worker. */
export const WEB = ".next/programs/web-process.mjs";
export const WORKER = ".next/programs/worker-process.mjs";

/** This process and all its descendants. */
export async function processTree(root: number): Promise<number[]> {
  const entries = await readdir("/proc");
  const parents = new Map<number, number>();
  for (const entry of entries.filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "");
    // The name, in brackets, may contain spaces; the parent is the second field after it.
    parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const found = [root];
  for (const pid of found) {
    found.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child));
  }
  return found;
}

/** This process's descendants that run a script. */
export async function runningBelow(root: number, script: string): Promise<number[]> {
  const pids = await processTree(root);
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return pids.filter((_, index) => commands[index]?.split("\0").includes(script));
}

/** The memory of these processes in MB, with shared pages counted once (PSS). */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

// Clock ticks of /proc/*/stat: 100 per second on every Linux that Node runs on.
const MS_PER_TICK = 10;

/** The processor time a process has used since it started, in milliseconds. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
