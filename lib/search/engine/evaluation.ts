import {
  addAll,
  addWithin,
  type Bitmap,
  type Container,
  countBoth,
  hasBit,
  isEmpty,
  keepWithin,
  pooledCopy,
  removeAll,
  sizeOf,
} from "./bitmap";
import { takeBitmap } from "./buffer-pool";
import type { Chunk, ChunkSlice } from "./chunks";
import type { DocumentSet } from "./columns";
import { type CitiesNode, type PhraseNode, phraseKey, type QueryNode } from "./query-tree";

/** The documents that contain a lexeme. */
export type PostingList = {
  /** By chunk. */
  containers: (Container | undefined)[];
  /** The number of documents. May include removed ones. */
  count: number;
};

/** What a search has read about its lexemes, phrases and cities. */
export type EvaluationContext = {
  postingLists: ReadonlyMap<string, PostingList>;
  /**
   * The documents that contain a phrase, by its text. Without an entry, any document with all of
   * its words counts.
   */
  phrases: ReadonlyMap<string, DocumentSet>;
  /** The documents in any of a node's cities. */
  cities: ReadonlyMap<CitiesNode, DocumentSet>;
};

const NONE: PostingList = { containers: [], count: 0 };

/** Roughly how many documents a node matches. The most selective go first. */
function weigh(node: QueryNode, known: EvaluationContext): number {
  switch (node.kind) {
    case "word":
      return (known.postingLists.get(node.lexeme) ?? NONE).count;
    case "all":
      return Math.min(...node.of.map((part) => weigh(part, known)));
    case "any":
      return node.of.reduce((sum, part) => sum + weigh(part, known), 0);
    // The rest look at each document, so they go last, when few are left.
    default:
      return Number.MAX_SAFE_INTEGER;
  }
}

/** Orders the parts of a conjunction for the fastest evaluation. */
function inOrder(node: QueryNode, known: EvaluationContext): QueryNode {
  if (node.kind === "all") {
    const of = node.of.map((part) => inOrder(part, known));
    return { kind: "all", of: of.toSorted((a, b) => weigh(a, known) - weigh(b, known)) };
  }
  return node;
}

type WithSet = Extract<QueryNode, { kind: "word" | "cities" }>;

/** The documents of a chunk that have the word or a city; `undefined` if there are none. */
function containerOf(node: WithSet, chunk: Chunk, known: EvaluationContext): Container | undefined {
  if (node.kind === "cities") return known.cities.get(node)?.[chunk.number];
  return known.postingLists.get(node.lexeme)?.containers[chunk.number];
}

function keep(documents: Bitmap, container: Container | undefined): void {
  if (container) keepWithin(documents, container);
  else documents.fill(0);
}

function narrowToPhrase(
  phrase: PhraseNode,
  { chunk, documents }: ChunkSlice,
  known: EvaluationContext,
): void {
  const postingList = known.postingLists.get(phraseKey(phrase.text));
  if (postingList) {
    keep(documents, postingList.containers[chunk.number]);
    return;
  }
  const verified = known.phrases.get(phrase.text);
  if (verified) keep(documents, verified[chunk.number]);
  else narrow({ kind: "all", of: phrase.of }, { chunk, documents }, known);
}

/** Removes the slice's documents that don't match, in place. */
function narrow(node: QueryNode, slice: ChunkSlice, known: EvaluationContext): void {
  const { chunk, documents } = slice;
  switch (node.kind) {
    case "word":
    case "cities":
      keep(documents, containerOf(node, chunk, known));
      return;
    case "phrase":
      narrowToPhrase(node, slice, known);
      return;
    case "all":
      for (const part of node.of) if (!isEmpty(documents)) narrow(part, slice, known);
      return;
    case "any":
      documents.set(findAny(node.of, slice, known));
      return;
    case "not":
      removeAll(documents, find(node.of[0], slice, known));
  }
}

// Most alternatives are single words, which need no bitmap of their own.
function addFound(
  found: Bitmap,
  { node, slice }: { node: QueryNode; slice: ChunkSlice },
  known: EvaluationContext,
): void {
  if (node.kind !== "word") {
    addAll(found, find(node, slice, known));
    return;
  }
  const container = containerOf(node, slice.chunk, known);
  if (container) addWithin(found, container, slice.documents);
}

function findAny(parts: readonly QueryNode[], slice: ChunkSlice, known: EvaluationContext): Bitmap {
  const found = takeBitmap();
  for (const node of parts) addFound(found, { node, slice }, known);
  return found;
}

/** The slice's documents that match the tree, from the buffer pool. */
function find(node: QueryNode, { chunk, documents }: ChunkSlice, known: EvaluationContext): Bitmap {
  const found = pooledCopy(documents);
  narrow(node, { chunk, documents: found }, known);
  return found;
}

/** What is known of lexemes, for filters and counts. */
export type TermDocuments = {
  /** The slice's documents that have any of these lexemes, from the buffer pool. */
  having: (lexemes: readonly string[], slice: ChunkSlice) => Bitmap;
  /** How many of the slice's documents have this lexeme. */
  countAmong: (lexeme: string, slice: ChunkSlice) => number;
};

/** How many of the slice's documents are in a posting list. */
function countAmong(
  postingList: PostingList | undefined,
  { chunk, documents }: ChunkSlice,
): number {
  const container = postingList?.containers[chunk.number];
  if (!container) return 0;
  if (container instanceof Uint32Array) return countBoth(container, documents);
  let count = 0;
  for (const place of container) if (hasBit(documents, place)) count += 1;
  return count;
}

/** The number of documents in a posting list. */
export function countDocuments(containers: readonly (Container | undefined)[]): number {
  return containers.reduce((sum, container) => sum + (container ? sizeOf(container) : 0), 0);
}

/** The documents of each slice that match the tree. */
export function findIn(
  node: QueryNode,
  slices: readonly ChunkSlice[],
  known: EvaluationContext,
): ChunkSlice[] {
  const ordered = inOrder(node, known);
  return slices.map((slice) => ({ ...slice, documents: find(ordered, slice, known) }));
}

/** What was read of lexemes: how many documents contain one, and which. */
export type TermReadings = { countOf: (lexeme: string) => number; terms: TermDocuments };

/** What posting lists say of their lexemes. */
export function readingsOf(postingLists: EvaluationContext["postingLists"]): TermReadings {
  const known = { postingLists, phrases: new Map(), cities: new Map() };
  return {
    countOf: (lexeme) => postingLists.get(lexeme)?.count ?? 0,
    terms: {
      having: (lexemes, slice) => {
        const of = lexemes.map((lexeme): QueryNode => ({ kind: "word", lexeme }));
        return find({ kind: "any", of }, slice, known);
      },
      countAmong: (lexeme, slice) => countAmong(postingLists.get(lexeme), slice),
    },
  };
}
