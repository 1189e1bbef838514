import {
  addAll,
  type Bits,
  type Container,
  isEmpty,
  passingBits,
  sizeOf,
  within,
  without,
} from "../bits/rules";
import type { Slice } from "../chunks/rules";
import { amongSet, type DocumentSet } from "../columns/rules";
import { type Cities, type Node, type Phrase, phraseKey } from "../tree/rules";

/** Which documents have a lexeme. */
export type Posting = {
  /** By chunk. */
  containers: (Container | undefined)[];
  /** How many documents, those that went among them. */
  count: number;
};

/** What a search knows of its lexemes and phrases. */
export type Known = {
  postings: ReadonlyMap<string, Posting>;
  /** Which documents have the words of a phrase in a row, by its text; without, all might. */
  phrases: ReadonlyMap<string, DocumentSet>;
  /** Which documents are at any of a node's cities. */
  cities: ReadonlyMap<Cities, DocumentSet>;
};

const NONE: Posting = { containers: [], count: 0 };

/** About how many documents a part finds: the fewest are asked first. */
function weigh(node: Node, known: Known): number {
  switch (node.kind) {
    case "word":
      return (known.postings.get(node.lexeme) ?? NONE).count;
    case "all":
      return Math.min(...node.of.map((part) => weigh(part, known)));
    case "any":
      return node.of.reduce((sum, part) => sum + weigh(part, known), 0);
    // Both look at each document, so the fewer are left the better.
    default:
      return Number.MAX_SAFE_INTEGER;
  }
}

/** Puts the parts of a tree in the order in which they are asked best. */
export function inOrder(node: Node, known: Known): Node {
  if (node.kind === "all") {
    const of = node.of.map((part) => inOrder(part, known));
    return { kind: "all", of: of.toSorted((a, b) => weigh(a, known) - weigh(b, known)) };
  }
  return node;
}

function inARow(phrase: Phrase, slice: Slice, known: Known): Bits {
  const posting = known.postings.get(phraseKey(phrase.text));
  if (posting) {
    const container = posting.containers[slice.chunk.number];
    return container ? within(container, slice.documents) : passingBits();
  }
  const together = find({ kind: "all", of: phrase.of }, slice, known);
  const verified = known.phrases.get(phrase.text);
  if (!verified) return together;
  return amongSet({ chunk: slice.chunk, documents: together }, verified);
}

function findAll(parts: readonly Node[], { chunk, documents }: Slice, known: Known): Bits {
  let left = documents;
  for (const part of parts) {
    if (isEmpty(left)) return left;
    left = find(part, { chunk, documents: left }, known);
  }
  return left;
}

/** Which of a slice's documents a tree finds. */
export function find(node: Node, slice: Slice, known: Known): Bits {
  switch (node.kind) {
    case "word": {
      const posting = known.postings.get(node.lexeme)?.containers[slice.chunk.number];
      return posting ? within(posting, slice.documents) : passingBits();
    }
    case "cities":
      return amongSet(slice, known.cities.get(node) ?? []);
    case "phrase":
      return inARow(node, slice, known);
    case "all":
      return findAll(node.of, slice, known);
    case "any": {
      const found = passingBits();
      for (const part of node.of) addAll(found, find(part, slice, known));
      return found;
    }
    case "not":
      return without(slice.documents, find(node.of[0], slice, known));
  }
}

/** How many documents a posting has. */
export function countPosting(containers: readonly (Container | undefined)[]): number {
  return containers.reduce((sum, container) => sum + (container ? sizeOf(container) : 0), 0);
}
