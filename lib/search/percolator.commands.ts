import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/platform/db/client";
import type { PercolatorQuery } from "./percolator";

// No lexeme contains this character.
const SEPARATOR = "\u001f";

/** Two percolator queries are the same if they ask for the same. */
function keyOf({ tsquery, filters }: PercolatorQuery): string {
  return createHash("sha256")
    .update(JSON.stringify([tsquery, filters]))
    .digest("hex");
}

async function insertQueries(
  tx: Transaction,
  percolatorQuery: ReadonlyMap<string, PercolatorQuery>,
): Promise<Map<string, number>> {
  const keys = [...percolatorQuery.keys()].sort();
  const values = keys.map((key) => percolatorQuery.get(key));
  const rows = await tx.$queryRaw<{ id: number; key: string }[]>`
    INSERT INTO search.standing_queries AS known (key, q, filters)
    SELECT decode(key, 'hex'), q::tsquery, nullif(filters, 'null')::jsonb
    FROM unnest(${keys}::text[], ${values.map((value) => value?.tsquery ?? "")}::text[],
      ${values.map((value) => JSON.stringify(value?.filters ?? null))}::text[]) given (key, q, filters)
    ON CONFLICT (key) DO UPDATE SET asked_at = now()
    RETURNING id, encode(key, 'hex') AS key`;
  return new Map(rows.map(({ id, key }) => [key, id]));
}

type StoredQuery = { queryId: number; percolatorQuery: PercolatorQuery };

async function insertAnchors(tx: Transaction, lines: readonly StoredQuery[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.standing_anchors (lexeme, query_id)
    SELECT lexeme, query_id
    FROM unnest(${lines.map(({ queryId }) => queryId)}::int[],
      ${lines.map(({ percolatorQuery }) => percolatorQuery.anchors.join(SEPARATOR))}::text[]) given (query_id, anchors),
      unnest(string_to_array(anchors, ${SEPARATOR})) lexeme
    WHERE NOT EXISTS (SELECT FROM search.standing_anchors a WHERE a.query_id = given.query_id)
    ORDER BY lexeme, query_id
    ON CONFLICT DO NOTHING`;
}

async function insertCircles(tx: Transaction, lines: readonly StoredQuery[]): Promise<void> {
  const circles = new Map(
    lines.flatMap(({ percolatorQuery: { circle } }) => (circle ? [[circle.lexeme, circle]] : [])),
  );
  for (const { lexeme, cityIds } of circles.values()) {
    await tx.$executeRaw`
      INSERT INTO search.standing_circles (city_id, circle)
      SELECT city_id, ${lexeme} FROM unnest(${[...cityIds]}::int[]) city_id ORDER BY city_id
      ON CONFLICT DO NOTHING`;
  }
}

/**
 * Stores queries and returns their ids, in order. Identical queries share an id, so storing one
 * again adds nothing.
 */
export async function storePercolatorQueries(
  tx: Transaction,
  queries: readonly PercolatorQuery[],
): Promise<number[]> {
  const keys = queries.map(keyOf);
  const distinct = new Map(
    queries.map((percolatorQuery, index) => [keys[index] ?? "", percolatorQuery]),
  );
  const ids = await insertQueries(tx, distinct);
  const lines = [...distinct].map(([key, percolatorQuery]) => ({
    queryId: ids.get(key) ?? 0,
    percolatorQuery,
  }));
  await insertAnchors(tx, lines);
  await insertCircles(tx, lines);
  return keys.map((key) => ids.get(key) ?? 0);
}

/**
 * Records that all queries in use are stored as this reading has them. Take it from `findReading`
 * before they are read, so that a change in the meantime isn't missed.
 */
export async function recordReading(tx: Transaction, reading: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search.reading_state (stored) VALUES (${reading})
    ON CONFLICT (is_only) DO UPDATE SET stored = EXCLUDED.stored`;
}

/**
 * Deletes queries that aren't among these and that no one has asked for since `before`, and unused
 * circles. Returns how many queries were deleted.
 */
export async function sweepPercolatorQueries(
  tx: Transaction,
  used: readonly number[],
  before: Date,
): Promise<number> {
  const gone = await tx.$executeRaw`
    DELETE FROM search.standing_queries q WHERE asked_at < ${before}
      AND NOT EXISTS (SELECT FROM unnest(${[...used]}::int[]) id WHERE id = q.id)`;
  if (gone > 0) {
    await tx.$executeRaw`
      DELETE FROM search.standing_circles c WHERE NOT EXISTS (
        SELECT FROM search.standing_queries q WHERE strpos(q.q::text, quote_literal(c.circle)) > 0)`;
  }
  return gone;
}
