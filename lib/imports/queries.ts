import "server-only";
import { db } from "@/lib/platform/db/client";
import type { ImportCounts, RecordRejection } from "./schema";

const PAGE = 1000;

/** The source of this name; `null` if nothing has been imported under it. */
export async function findSource(name: string): Promise<{ id: number } | null> {
  return db.source.findUnique({ where: { name }, select: { id: true } });
}

/** The content hashes of a source's existing postings, by reference. */
export async function listContentHashes(
  sourceId: number,
  references: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db.job.findMany({
    where: { sourceId, reference: { in: [...references] } },
    select: { reference: true, contentHash: true },
  });
  return new Map(rows.map(({ reference, contentHash }) => [reference ?? "", contentHash]));
}

/** A run's counts so far. The repeated records aren't stored. */
export async function getRunCounts(runId: string): Promise<Omit<ImportCounts, "duplicates">> {
  const { position, ...counts } = await db.importRun.findUniqueOrThrow({
    where: { id: runId },
    select: { position: true, created: true, updated: true, unchanged: true, rejected: true },
  });
  return { read: position, ...counts };
}

/** A run's refused records in the file's order, loaded page by page. */
export async function* listRejections(runId: string): AsyncGenerator<RecordRejection> {
  let after = 0;
  for (;;) {
    const rows = await db.importRejection.findMany({
      where: { runId, record: { gt: after } },
      orderBy: { record: "asc" },
      take: PAGE,
      select: { record: true, reference: true, reason: true, excerpt: true },
    });
    yield* rows;
    after = rows.at(-1)?.record ?? after;
    if (rows.length < PAGE) return;
  }
}
