import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { contentOf, contentSelect } from "./stored-content.queries";
import { textOfContent } from "./versions";
import type { JobText } from "./versions.schema";

/** What of a job is kept with the applications to it. */
export const versionSelect = {
  ...contentSelect,
  id: true,
  version: true,
  company: { select: { name: true } },
} satisfies Prisma.JobSelect;

type Row = Prisma.JobGetPayload<{ select: typeof versionSelect }>;

/** What a job says now, in the form in which a version keeps it. */
export function textOf(row: Row): JobText {
  return textOfContent(contentOf(row), row.company.name);
}

/**
 * Keeps what a job says now, once a version: in the transaction of an application to it, or of an
 * edit with who wrote it.
 */
export async function keepVersion(
  tx: Transaction,
  row: Row,
  editedByUserId: string | null = null,
): Promise<void> {
  await tx.jobVersion.createMany({
    data: { jobId: row.id, version: row.version, ...textOf(row), editedByUserId },
    skipDuplicates: true,
  });
}
