import "server-only";
import { db } from "@/lib/platform/db/client";
import { listFiles, STORAGE_FOLDERS } from "@/lib/platform/storage/storage";

const KEPT_DAYS = 90;
const RARE_DAYS = 14;
const DAY_MS = 86_400_000;

async function write(now: Date, name: string, values: Record<string, number>): Promise<void> {
  const day = new Date(now.toISOString().slice(0, 10));
  for (const [outcome, value] of Object.entries(values)) {
    if (value === 0) continue;
    const count = BigInt(value);
    await db.dailyCount.upsert({
      where: { day_name_outcome: { day, name, outcome } },
      create: { day, name, outcome, count },
      update: { count },
    });
  }
}

/** Records how much is stored in each folder, because measuring takes too long for a page. */
export async function measureStorage(now: Date): Promise<void> {
  for (const folder of STORAGE_FOLDERS) {
    let files = 0;
    let bytes = 0;
    for await (const { size } of listFiles(folder)) {
      files += 1;
      bytes += size;
    }
    await write(now, `storage:${folder}`, { files, bytes });
  }
}

/** Deletes zero-result queries that no one has searched for recently, rare ones sooner. */
export async function forgetZeroResultQueries(now: Date): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY_MS) });
  await db.zeroResultQuery.deleteMany({
    where: { OR: [{ lastAt: before(KEPT_DAYS) }, { count: 1, lastAt: before(RARE_DAYS) }] },
  });
}
