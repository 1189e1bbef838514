import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { Configuration } from "./languages";
import { changeReading } from "./reading.commands";

/**
 * Has searches and alerts look for their words in the languages of documents that are about to be
 * written, in the transaction that writes them. Nothing but a look where all are known already.
 */
export async function noteConfigurations(
  tx: Transaction,
  configurations: readonly Configuration[],
): Promise<void> {
  // Sorted, so that two transactions which add the same cannot lock each other out.
  const foreign = [...new Set(configurations)].filter((name) => name !== "search.jobs").sort();
  if (foreign.length === 0) return;
  const added = await tx.$executeRaw`
    INSERT INTO search.languages (configuration)
    SELECT name FROM unnest(${foreign}::text[]) name
    WHERE NOT EXISTS (SELECT FROM search.languages l WHERE l.configuration = name)
    ON CONFLICT DO NOTHING`;
  if (added > 0) await changeReading(tx);
}
