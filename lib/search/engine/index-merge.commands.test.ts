import { expect, it } from "vitest";
import { pool } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { type Container, fromBytes, placesOf, toBytes, withPlaces } from "./bitmap";
import { addToPostingLists, nextMerge, runExclusively } from "./index-merge.commands";

setUpDatabase();

type Additions = [lexeme: string, chunk: number, places: number[]][];

async function add(additions: Additions): Promise<void> {
  const byLexeme = new Map<string, Map<number, number[]>>();
  for (const [lexeme, chunk, places] of additions) {
    byLexeme.set(lexeme, (byLexeme.get(lexeme) ?? new Map()).set(chunk, places));
  }
  await pool().query(
    "INSERT INTO search.lexemes (lexeme) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
    [[...byLexeme.keys()]],
  );
  await runExclusively(async (tx) => addToPostingLists(tx, byLexeme, await nextMerge(tx)));
}

const listOf = (container: Container) => [
  ...(container instanceof Uint32Array ? placesOf(container) : container),
];

async function stored(): Promise<Additions> {
  const { rows } = await pool().query<{ lexeme: string; chunk: number; documents: Buffer }>(
    "SELECT lexeme, chunk, documents FROM search.postings ORDER BY lexeme, chunk",
  );
  return rows.map((row) => [row.lexeme, row.chunk, listOf(fromBytes(row.documents))]);
}

const EVERY_FIFTH = Array.from({ length: 5000 }, (_, index) => 5 * index);

it("adds to lists that exist, in either form, and to new ones at once", async () => {
  await add([
    ["apple", 0, [1, 7]],
    ["bread", 0, EVERY_FIFTH],
    ["cloud", 1, [3]],
  ]);

  await add([
    ["apple", 0, [9, 8]],
    ["apple", 1, [2]],
    ["bread", 0, [1, 30_000]],
    ["dough", 0, [4]],
  ]);

  expect(await stored()).toEqual([
    ["apple", 0, [1, 7, 8, 9]],
    ["apple", 1, [2]],
    ["bread", 0, [0, 1, ...EVERY_FIFTH.slice(1), 30_000]],
    ["cloud", 1, [3]],
    ["dough", 0, [4]],
  ]);
  const { rows } = await pool().query<{ documents: Buffer }>(
    "SELECT documents FROM search.postings WHERE lexeme = 'bread'",
  );
  expect(rows[0]?.documents).toEqual(toBytes(withPlaces(null, [...EVERY_FIFTH, 1, 30_000])));
});

it("adds more lists than one statement takes", async () => {
  const many = Array.from({ length: 2100 }, (_, index): Additions[number] => [
    `word${String(index).padStart(4, "0")}`,
    index % 3,
    [index, index + 1],
  ]);
  await add(many);
  await add(many.map(([lexeme, chunk]) => [lexeme, chunk, [9000]]));

  expect(await stored()).toEqual(
    many.map(([lexeme, chunk, places]) => [lexeme, chunk, [...places, 9000]]),
  );
});
