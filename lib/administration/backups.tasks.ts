import "server-only";
import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { env } from "@/lib/platform/env";
import { count } from "@/lib/platform/observability/counts";
import { log } from "@/lib/platform/observability/log";
import type { ScheduledTask } from "@/lib/platform/queue";

const PROGRAM = "scripts/backup.ts";
const SHOWN = 500;

/**
 * Makes the next backup in a process of its own, as the role that this one serves as: it may read
 * every table. It ends with this process and leaves nothing half. Throws with what it said when it
 * fails; the backups before it are untouched then.
 */
export async function makeBackup(): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", PROGRAM],
    // Over the channel it notices that this process is gone.
    { stdio: ["ignore", "pipe", "pipe", "ipc"] },
  );
  const [said, complaint, code] = await Promise.all([
    text(child.stdout as Readable),
    text(child.stderr as Readable),
    new Promise<number | null>((done, fail) => {
      child.once("error", fail);
      child.once("close", done);
    }),
  ]);
  count("backup", code === 0 ? "done" : "failed");
  const lines = (code === 0 ? said : complaint).trim().split("\n");
  if (code === 0) log.info({ backup: lines.slice(-3).join(" ") }, "a backup was made");
  else {
    const why = lines.join(" ").slice(-SHOWN) || `It ended with ${code ?? "a signal"}.`;
    throw new Error(`No backup was made. The earlier ones are kept. ${why}`);
  }
}

/** Backups by the clock, where the worker is set to make them. */
export function scheduledBackups(): ScheduledTask[] {
  const pattern = env().BACKUP_SCHEDULE;
  return pattern ? [{ name: "make_backup", pattern, run: makeBackup }] : [];
}
