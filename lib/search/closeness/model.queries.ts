import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "@/lib/platform/caching/cache";
import { readerPool } from "@/lib/platform/db/reader";
import { Embedding } from "./embedding";
import { wordVectorsChanged } from "./events";
import { SHIPPED_FILE, SHIPPED_ID } from "./model.schema";
import { readModelBytes } from "./model-bytes";

type HeldEmbedding = { id: number; embedding: Embedding };

const KEPT = Symbol.for("jobharbor.word-vectors");
// On globalThis: Next bundles this module more than once.
const holder = globalThis as { [KEPT]?: HeldEmbedding };

function keep(id: number, bytes: Uint8Array): Embedding {
  const embedding = new Embedding(readModelBytes(bytes), id);
  holder[KEPT] = { id, embedding };
  return embedding;
}

type Statement = { name: string; text: string; values?: unknown[] };
/** What asks the database: a connection, or the pool that reads. */
type EmbeddingClient = {
  query: <Row extends object>(asked: Statement) => Promise<{ rows: Row[] }>;
};

/**
 * What words mean, by the word vectors that are in use as the client sees it: those learned from
 * what the operator imported, else those that ship (scripts/learn-words.ts). Loaded once a process
 * and again when they change.
 */
export async function readEmbedding(client: EmbeddingClient): Promise<Embedding> {
  const { rows } = await client.query<{ id: number }>({
    name: "closeness-model-id",
    text: "SELECT id FROM search.word_vectors ORDER BY id DESC LIMIT 1",
  });
  const id = rows[0]?.id ?? SHIPPED_ID;
  const kept = holder[KEPT];
  if (kept?.id === id) return kept.embedding;
  if (id === SHIPPED_ID) return keep(id, readFileSync(join(process.cwd(), SHIPPED_FILE)));
  const { rows: learned } = await client.query<{ content: Buffer }>({
    name: "closeness-model",
    text: "SELECT content FROM search.word_vectors WHERE id = $1",
    values: [id],
  });
  const [one] = learned;
  // Learned again meanwhile.
  return one ? keep(id, one.content) : readEmbedding(client);
}

const current = cached<"", Embedding>({
  name: "search.word-vectors",
  droppedBy: [wordVectorsChanged],
  maxEntries: 1,
  isShared: true,
  maxAgeMs: 60_000,
  load: async () => readEmbedding(readerPool()),
});

/** The same for those who only read, without asking the database which they are each time. */
export async function currentEmbedding(): Promise<Embedding> {
  return current("");
}
