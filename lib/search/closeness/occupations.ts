import { LRUCache } from "lru-cache";
import { type Embedding, likeness, toBytes } from "./embedding";
import { DIMENSIONS, type WordMeaning } from "./model.schema";

/** An occupation that words may be of, and how like its titles they are, 0 to 1. */
export type NearOccupation = { code: string; likeness: number };

/** With its place among the model's occupations. */
type PlacedOccupation = NearOccupation & { index: number };

function findNearest(embedding: Embedding, words: readonly string[]): PlacedOccupation | null {
  const { occupations, occupationVectors } = embedding.model;
  const { vector, known } = embedding.meaningOf(words);
  if (known === 0) return null;
  const bytes = toBytes(vector);
  const nearest = { index: -1, likeness: -1 };
  for (let index = 0; index < occupations.length; index += 1) {
    const found = likeness(bytes, occupationVectors, [0, index * DIMENSIONS]);
    if (found > nearest.likeness) Object.assign(nearest, { index, likeness: found });
  }
  const code = occupations[nearest.index];
  return code === undefined
    ? null
    : { code, likeness: known * nearest.likeness, index: nearest.index };
}

// The same titles are shown again and again, and each is compared with a thousand occupations.
const MOST_KEPT = 10_000;
type NearestOccupation = { found: PlacedOccupation | null };
const kept = new WeakMap<Embedding, LRUCache<string, NearestOccupation>>();

/**
 * The occupation whose titles mean most nearly what words mean; null where the model knows none of
 * them.
 */
export function nearestOccupation(
  embedding: Embedding,
  words: readonly string[],
): NearOccupation | null {
  return placedOccupation(embedding, words);
}

function placedOccupation(embedding: Embedding, words: readonly string[]): PlacedOccupation | null {
  const known = kept.get(embedding) ?? new LRUCache<string, NearestOccupation>({ max: MOST_KEPT });
  kept.set(embedding, known);
  const text = words.join(" ");
  const nearest = known.get(text) ?? { found: findNearest(embedding, words) };
  known.set(text, nearest);
  return nearest.found;
}

/**
 * How near words must be to an occupation's titles for its field to be certain; measured with
 * `LEAST_OF_OTHER_FIELD` (lib/search/partial-matches.queries.ts).
 */
const LEAST_OF_FIELD = 0.7;

/**
 * The field of work that words belong to: the major group of the nearest occupation, which the first
 * two digits of an O*NET-SOC code name. Null if that isn't certain.
 */
export function fieldOf(embedding: Embedding, words: readonly string[]): string | null {
  const nearest = nearestOccupation(embedding, words);
  return nearest && nearest.likeness >= LEAST_OF_FIELD ? nearest.code.slice(0, 2) : null;
}

/** How much the titles of a certain occupation count beside what was typed. */
const LEANING = 1;

/**
 * What words mean, leaning towards what all titles of their occupation mean, where that is certain:
 * who looks for an "administrative assistant" is shown executive secretaries too. As long as before.
 */
export function leaningMeaning(embedding: Embedding, words: readonly string[]): WordMeaning {
  const meaning = embedding.meaningOf(words);
  // One word says too little of an occupation: animals have carers too.
  const nearest = words.length > 1 ? placedOccupation(embedding, words) : null;
  if (nearest === null || nearest.likeness < LEAST_OF_FIELD) return meaning;
  const { occupationVectors } = embedding.model;
  const at = nearest.index * DIMENSIONS;
  const titles = occupationVectors.subarray(at, at + DIMENSIONS);
  const length = Math.hypot(...meaning.vector);
  const share = (LEANING * nearest.likeness * length) / (Math.hypot(...titles) || 1);
  const vector = meaning.vector.map((value, k) => value + share * (titles[k] ?? 0));
  const scale = length / (Math.hypot(...vector) || 1);
  return { ...meaning, vector: vector.map((value) => scale * value) };
}
