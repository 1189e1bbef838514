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
 * Makes the next backup in a separate process, with this process's database role, which may read
 * every table. The backup ends with this process and leaves nothing half done. If it fails, throws
 * with its output; earlier backups stay untouched.
 */
export async function makeBackup(): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", PROGRAM],
    // The channel lets the backup notice when this process is gone.
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

/** Backups on a schedule, if the worker is configured to make them. */
export function scheduledBackups(): ScheduledTask[] {
  const pattern = env().BACKUP_SCHEDULE;
  return pattern ? [{ name: "make_backup", pattern, run: makeBackup }] : [];
}
