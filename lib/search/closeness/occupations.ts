import { type Embedding, likeness, toBytes } from "./embedding";
import { DIMENSIONS } from "./model.schema";

/** An occupation that words may be of, and how like its titles they are, 0 to 1. */
export type NearOccupation = { code: string; likeness: number };

/** The occupations whose titles mean what words mean, the likest first. */
export function nearestOccupations(
  embedding: Embedding,
  words: readonly string[],
  count: number,
): NearOccupation[] {
  const { occupations, occupationVectors } = embedding.model;
  const { vector, known } = embedding.meaningOf(words);
  if (known === 0) return [];
  const bytes = toBytes(vector);
  return occupations
    .map((code, index) => ({
      code,
      likeness: known * likeness(bytes, occupationVectors, [0, index * DIMENSIONS]),
    }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count);
}
