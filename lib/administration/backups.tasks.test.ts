import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWorker } from "@/lib/background/runner";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { setUpStorage } from "@/lib/testing/storage";
import { makeBackup } from "./backups.tasks";

let folder: string;
process.env["BACKUP_SCHEDULE"] = "30 2 * * *";
setUpDatabase();
setUpStorage();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-scheduled-"));
  process.env["BACKUP_DIR"] = folder;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes a backup when it is due, while other tasks go on", async () => {
  await makeFullAccount("meera");
  await db.$executeRaw`SELECT graphile_worker.add_job('make_backup')`;
  const worker = await startWorker();
  try {
    await vi.waitFor(
      async () =>
        expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d{4}-[-\dT]{14,}$/)]),
      { timeout: 30_000, interval: 100 },
    );
    const [name = ""] = await readdir(folder);
    expect((await readdir(join(folder, name))).sort()).toContain("manifest.json");
  } finally {
    await worker.stop();
  }
}, 60_000);

it("leaves nothing half-finished when it fails, and says what to do", async () => {
  process.env["BACKUP_DIR"] = join(folder, "a file");
  await writeFile(join(folder, "a file"), "in the way");

  await expect(makeBackup()).rejects.toThrow(
    /No backup was made\. The earlier ones are kept\. .*a file/,
  );
  expect(await readdir(folder)).toEqual(["a file"]);
}, 30_000);
