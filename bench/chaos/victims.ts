import { readFile } from "node:fs/promises";
import { processTree, runningBelow, WEB, WORKER } from "../processes";

export const VICTIMS = ["web", "worker", "database", "all at once"] as const;
export type Victim = (typeof VICTIMS)[number];

async function postmasterOf(dataFolder: string): Promise<number> {
  const text = await readFile(`${dataFolder}/postgres/postmaster.pid`, "utf8").catch(() => "");
  return Number(text.split("\n")[0]) || 0;
}

/** The processes of a running product, without its supervisor. */
async function processesOf(launcher: number, dataFolder: string) {
  const postmaster = await postmasterOf(dataFolder);
  return {
    web: await runningBelow(launcher, WEB),
    worker: await runningBelow(launcher, WORKER),
    database: postmaster ? await processTree(postmaster) : [],
  };
}

/** Kills processes of one kind with SIGKILL. Returns how many; throws if there were none. */
export async function kill(victim: Victim, launcher: number, dataFolder: string): Promise<number> {
  const { web, worker, database } = await processesOf(launcher, dataFolder);
  const chosen = { web, worker, database, "all at once": [...web, ...worker, ...database] }[victim];
  if (chosen.length === 0) throw new Error(`No process of this kind runs: ${victim}.`);
  for (const pid of chosen) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended together with the one before.
    }
  }
  return chosen.length;
}
