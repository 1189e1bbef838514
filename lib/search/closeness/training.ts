import { cooccurrences } from "./cooccurrence";
import { Embedding, toBytes } from "./embedding";
import { factorize } from "./factorization";
import { DIMENSIONS, LARGEST, type Occupation, type WordModel } from "./model.schema";
import { textWords, titleWords } from "./title-words";

/** A word in fewer places says nothing sure of what it is near. */
const FEWEST = 3;

type Words = readonly string[];

function countWords(texts: readonly Words[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of an occupation's titles, each title once. */
function differentTitles({ titles }: Occupation): Words[] {
  const byText = new Map(titles.map(titleWords).map((words) => [words.join(" "), words]));
  return [...byText.values()].filter((words) => words.length > 0);
}

/** Vectors one after the other as bytes. */
function packVectors(vectors: readonly ArrayLike<number>[]): Int8Array {
  const packed = new Int8Array(vectors.length * DIMENSIONS);
  for (const [index, vector] of vectors.entries()) packed.set(toBytes(vector), index * DIMENSIONS);
  return packed;
}

function learnWords(texts: readonly Words[]): Pick<WordModel, "words" | "vectors"> {
  const counts = [...countWords(texts)].filter(([, count]) => count >= FEWEST);
  const words = counts.map(([word]) => word).sort();
  const numbers = new Map(words.map((word, number) => [word, number]));
  const numbered = texts.map((text) => text.flatMap((word) => numbers.get(word) ?? []));
  const { values } = factorize(cooccurrences(numbered, words.length), DIMENSIONS);
  const rowOf = (_: string, row: number) =>
    values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  return { words, vectors: packVectors(words.map(rowOf)) };
}

/** What all titles of an occupation mean together. */
function meanOf(embedding: Embedding, titles: readonly Words[]): Float32Array {
  const mean = new Float32Array(DIMENSIONS);
  for (const words of titles) {
    for (const [k, value] of embedding.meaningOf(words).vector.entries()) {
      mean[k] = (mean[k] ?? 0) + value;
    }
  }
  return mean;
}

/** What texts about occupations have in common: the mean of what is said of each. */
function commonOf(embedding: Embedding, occupations: readonly Occupation[]): Int8Array {
  const directions = occupations.flatMap(
    ({ texts }) => embedding.directionOf(texts.flatMap(textWords)) ?? [],
  );
  return Int8Array.from({ length: DIMENSIONS }, (_, k) => {
    const sum = directions.reduce((all, direction) => all + (direction[k] ?? 0), 0);
    return Math.round((LARGEST * sum) / Math.max(1, directions.length));
  });
}

// ESCO has much the same occupations again: told from O*NET's they would be in each other's way.
function toldApart(occupations: readonly Occupation[]): (occupation: Occupation) => boolean {
  const hasOnet = occupations.some(({ taxonomy }) => taxonomy === "onet");
  return ({ taxonomy }) => taxonomy === "onet" || !hasOnet;
}

/**
 * Learns what words mean from what occupations are called and what is said of them: words near which
 * the same words stand mean much the same. The same model comes of the same occupations, always.
 */
export function train(occupations: readonly Occupation[]): WordModel {
  const titles = occupations.map(differentTitles);
  const texts = occupations.flatMap((one, index) => [
    (titles[index] ?? []).flat(),
    ...one.texts.map(textWords),
  ]);
  const learned = learnWords(texts);
  const every = titles.flat();
  const inTitles = countWords(every.map((words) => [...new Set(words)]));
  const model = {
    ...learned,
    titleCounts: Int32Array.from(learned.words, (word) => inTitles.get(word) ?? 0),
    titles: every.length,
    occupations: [],
    occupationVectors: new Int8Array(0),
    commonVector: new Int8Array(DIMENSIONS),
  };
  const isTold = toldApart(occupations);
  const told = [...occupations.entries()].filter(([, one]) => isTold(one));
  const embedding = new Embedding(model);
  return {
    ...model,
    occupations: told.map(([, { code }]) => code),
    occupationVectors: packVectors(told.map(([index]) => meanOf(embedding, titles[index] ?? []))),
    commonVector: commonOf(embedding, occupations),
  };
}
