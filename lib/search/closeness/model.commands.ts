import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { announce } from "@/lib/platform/queue";
import { wordVectorsChanged } from "./events";
import type { Occupation } from "./model.schema";
import { toModelBytes } from "./model-bytes";
import { train } from "./training";

/** With fewer words than this less is known than by the vectors that ship, which know 9,000. */
const ENOUGH_WORDS = 4500;

/** What was learned from imported taxonomies. */
export type LearnedModel = {
  learnedWords: number;
  /** Whether these are used from now on, and not those that ship. */
  isUsed: boolean;
};

async function readOccupations(tx: Transaction): Promise<Occupation[]> {
  return tx.$queryRaw<Occupation[]>`
    SELECT o.taxonomy, o.code,
      coalesce(array_agg(t.content ORDER BY t.id) FILTER (WHERE t.is_title), '{}') AS titles,
      coalesce(array_agg(t.content ORDER BY t.id) FILTER (WHERE NOT t.is_title), '{}') AS texts
    FROM search.occupations o JOIN search.occupation_texts t ON t.occupation_id = o.id
    GROUP BY o.id ORDER BY o.taxonomy DESC, o.code`;
}

/**
 * Learns what words mean from the taxonomies that are imported, in the transaction that changed these.
 * All processes follow at their next search, and the worker writes all documents again. Of too few
 * words nothing is learned, and the vectors that ship are used.
 */
export async function learnWords(tx: Transaction): Promise<LearnedModel> {
  const model = train(await readOccupations(tx));
  const learnedWords = model.words.length;
  const isUsed = learnedWords >= ENOUGH_WORDS;
  const forgotten = await tx.$executeRaw`DELETE FROM search.word_vectors`;
  if (isUsed) {
    await tx.$executeRaw`
      INSERT INTO search.word_vectors (content) VALUES (${Buffer.from(toModelBytes(model))})`;
  }
  if (isUsed || forgotten > 0) {
    await tx.$executeRaw`
      UPDATE search.state SET generation = generation + 1, format = 0`;
    await announce(tx, wordVectorsChanged, {});
  }
  return { learnedWords, isUsed };
}
