import { expect, it } from "vitest";
import { db, pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { aDocument, makeDocuments } from "@/lib/testing/documents";
import { putDocuments } from "./commands";

setUpDatabase();

// More than are written by one statement.
const GIVEN = Array.from({ length: 300 }, (_, index) =>
  aDocument({ postedAt: new Date(Date.UTC(2026, 0, 1, 0, index)) }),
);

async function written(): Promise<number[]> {
  const { rows } = await pool().query<{ docno: number }>(
    "SELECT docno FROM search.job_documents ORDER BY docno",
  );
  return rows.map(({ docno }) => docno);
}

it.each([
  ["first", GIVEN[0]],
  ["last", GIVEN.at(-1)],
])("writes nothing of a batch whose %s job is gone", async (_case, gone) => {
  const documents = await makeDocuments(...GIVEN);
  await pool().query("DELETE FROM jobs WHERE id = $1", [gone?.jobId]);
  const before = await written();

  const writing = db.$transaction(async (tx) => putDocuments(tx, documents));

  await expect(writing).rejects.toThrow("job_documents_job_id_fkey");
  expect(before).toHaveLength(299);
  expect(await written()).toEqual(before);
});
