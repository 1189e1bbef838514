import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { synonymsChanged } from "./synonyms.events";

/**
 * Records that searches read words differently from now on, and announces it. Call it in the
 * transaction that changes synonyms or the postings' languages.
 */
export async function changeReading(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.reading_state AS state (words) VALUES (1)
    ON CONFLICT (is_only) DO UPDATE SET words = state.words + 1`;
  await announce(tx, synonymsChanged, {});
}
