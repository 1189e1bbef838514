import "server-only";
import { db } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { putDocuments } from "@/lib/search/commands";
import { jobsEdited } from "../events";
import { loadDocuments } from "./queries";

const BATCH = 500;

/**
 * Writes the search documents of a company's live postings anew, when what it is called changed,
 * and announces that what they say changed. Postings that end meanwhile stay out of the search; a
 * repeat writes the same.
 */
export async function reindexCompany(companyId: string): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const last = await db.$transaction(
      async (tx) => {
        // Locked, so that none ends between being read and being written.
        const rows = await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM jobs
          WHERE company_id = ${companyId}::uuid AND status = 'live' AND id > ${after}::uuid
          ORDER BY id LIMIT ${BATCH} FOR UPDATE`;
        const jobIds = rows.map(({ id }) => id);
        if (jobIds.length === 0) return null;
        await putDocuments(tx, await loadDocuments(tx, jobIds));
        await announce(tx, jobsEdited, { jobIds });
        return jobIds.at(-1) ?? null;
      },
      { timeout: 60_000 },
    );
    if (last === null) return;
    after = last;
  }
}
