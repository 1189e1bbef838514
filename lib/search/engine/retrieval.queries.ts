import "server-only";
import { addAll, type Bits, bitsOf, eachBit, emptyBits, without } from "./bitmap";
import type { Slice } from "./chunks";
import type { DocumentSet } from "./columns";
import { type EvaluationContext, find, inOrder, type Posting } from "./evaluation";
import type { VerifiedPhrase, View } from "./index-cache.queries";
import { placesByChunk } from "./numbers";
import { readPostings } from "./posting-lists.queries";
import { notePhrase, type Snapshot, verifyPhrase } from "./queries";
import { citiesIn, lexemesOf, type Node, type Phrase, phraseKey, phrasesOf } from "./query-tree";
import { CHUNK } from "./schema";

/** So many documents are asked for a phrase at once. */
const AT_ONCE = 10_000;
/** A phrase that must be looked for in so many gets postings of its own. */
const MANY = 2000;

// The tree without what a phrase rules out: it finds all that the tree could.
function relaxed(node: Node): Node {
  if (node.kind === "all") {
    const isKept = (part: Node) => part.kind !== "not" || phrasesOf(part).length === 0;
    return { kind: "all", of: node.of.filter(isKept).map(relaxed) };
  }
  return node;
}

function findIn(node: Node, slices: readonly Slice[], known: EvaluationContext): Slice[] {
  const ordered = inOrder(node, known);
  return slices.map((slice) => ({ ...slice, documents: find(ordered, slice, known) }));
}

function docnosOf(slices: readonly Slice[]): number[] {
  const docnos: number[] = [];
  for (const { chunk, documents } of slices) {
    eachBit(documents, (place) => docnos.push(chunk.number * CHUNK + place));
  }
  return docnos;
}

function bitsAt(all: DocumentSet, chunk: number): Bits {
  const bits = all[chunk] ?? emptyBits();
  all[chunk] = bits;
  return bits;
}

function mark(all: DocumentSet, docnos: readonly number[]): void {
  for (const [chunk, places] of placesByChunk(docnos)) addAll(bitsAt(all, chunk), bitsOf(places));
}

// A document's words never change, so what was once found of it stays true.
async function verify(
  snapshot: Snapshot,
  { memory }: View,
  { phrase, candidates }: { phrase: Phrase; candidates: Slice[] },
): Promise<DocumentSet> {
  const verified: VerifiedPhrase = memory.phrases.get(phrase.text) ?? { checked: [], matched: [] };
  const unknown = docnosOf(
    candidates.map(({ chunk, documents }) => ({
      chunk,
      documents: without(documents, bitsAt(verified.checked, chunk.number)),
    })),
  );
  if (unknown.length >= MANY) notePhrase(phrase.text);
  for (let start = 0; start < unknown.length; start += AT_ONCE) {
    const asked = unknown.slice(start, start + AT_ONCE);
    mark(verified.matched, await verifyPhrase(snapshot, phrase.text, asked));
    mark(verified.checked, asked);
  }
  memory.phrases.set(phrase.text, verified);
  return verified.matched;
}

/** What a search found, and how many documents have a lexeme. */
export type RetrievedDocuments = { slices: Slice[]; countOf: (lexeme: string) => number };

/** Finds all live documents that a tree asks for; `null` asks for nothing. */
export async function findDocuments(
  snapshot: Snapshot,
  view: View,
  node: Node | null,
): Promise<RetrievedDocuments> {
  if (node === null) return { slices: view.slices, countOf: () => 0 };
  const keys = phrasesOf(node).map(({ text }) => phraseKey(text));
  const known = keys.filter((key) => view.mapped.has(key));
  const asked = [...lexemesOf(node), ...new Set(known)];
  const postings: Map<string, Posting> = await readPostings(snapshot, view, asked);
  const countOf = (lexeme: string) => postings.get(lexeme)?.count ?? 0;
  const { columns } = view.memory;
  const cities = new Map(
    citiesIn(node).map((one) => [one, columns.having({ cities: one.numbers })]),
  );
  const phrases = new Map<string, DocumentSet>();
  const unknown = phrasesOf(node).filter(({ text }) => !view.mapped.has(phraseKey(text)));
  if (unknown.length > 0) {
    const unverified = { postings, phrases: new Map(), cities };
    const around = findIn(relaxed(node), view.slices, unverified);
    for (const phrase of unknown) {
      const together: Node = { kind: "all", of: phrase.of };
      const candidates = findIn(together, around, unverified);
      phrases.set(phrase.text, await verify(snapshot, view, { phrase, candidates }));
    }
  }
  return { slices: findIn(node, view.slices, { postings, phrases, cities }), countOf };
}
