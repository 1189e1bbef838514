import "server-only";
import type { Transaction } from "./client";
import { Prisma } from "./generated/client";

/** A column by its name in the client: "postedAt" is posted_at. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const LONE = /\\ud[89a-f]/i;

/** As JSON without halves of characters, which PostgreSQL refuses. */
function toJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  if (!LONE.test(json)) return json;
  return JSON.stringify(rows, (_, value) =>
    typeof value === "string" ? value.replace(/\p{Cs}/gu, "\ufffd") : value,
  );
}

type Target = {
  table: "companies" | "jobs" | "job_places" | "job_skills";
  /** Leaves out rows that are there already, instead of failing. */
  skipsKnown?: boolean;
};

/**
 * Inserts rows with fields as the client calls them. All rows need the same fields; other columns
 * get the database's default, not the client's.
 *
 * For batches: the client's own `createMany` compiles a statement with a parameter for each value,
 * which took a third of the time of an import (decision 0133).
 */
export async function insertRows(
  tx: Transaction,
  { table, skipsKnown = false }: Target,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const fields = new Map(Object.keys(first).map((field) => [field, columnOf(field)]));
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => {
        const column = fields.get(field);
        if (column === undefined) throw new Error(`The first row lacks ${field}.`);
        return [column, value];
      }),
    ),
  );
  const [into, columns] = [Prisma.raw(table), Prisma.raw([...fields.values()].join(", "))];
  await tx.$executeRaw`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${toJson(named)}::json)
    ${Prisma.raw(skipsKnown ? "ON CONFLICT DO NOTHING" : "")}`;
}
