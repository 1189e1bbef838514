import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { setUpDatabase } from "@/lib/testing/database";

setUpDatabase();

/** Columns by name that have both kinds of index for the same collation. */
const INDEXED_TWICE = `
  WITH columns AS (
    SELECT i.indrelid, i.indkey[position] AS attnum, i.indcollation[position] AS collation,
      o.opcname, position
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    CROSS JOIN LATERAL generate_series(0, i.indnkeyatts - 1) AS position
    JOIN pg_opclass o ON o.oid = i.indclass[position]
    WHERE i.indkey[position] > 0 AND c.relnamespace = 'public'::regnamespace
  )
  SELECT DISTINCT format('%s.%s', parts.indrelid::regclass, a.attname) AS name
  FROM columns parts
  JOIN columns whole ON whole.indrelid = parts.indrelid AND whole.attnum = parts.attnum
    AND whole.collation = parts.collation AND whole.position = 0 AND whole.opcname LIKE 'text%'
  JOIN pg_attribute a ON a.attrelid = parts.indrelid AND a.attnum = parts.attnum
  WHERE parts.opcname = 'gin_trgm_ops' AND parts.position = 0`;

describe("the migrations", () => {
  it("give no column a trigram index beside a plain index in the same collation", async () => {
    // PostgreSQL takes that for the faster one to look up a list, for which it needs seconds.
    expect(await db.$queryRawUnsafe(INDEXED_TWICE)).toEqual([]);
  });

  it.each(Object.values(Prisma.ModelName))(
    "create every column that the model %s reads",
    async (name) => {
      const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      const model = Reflect.get(db, key) as { findFirst: () => Promise<unknown> };

      await expect(model.findFirst()).resolves.toBeNull();
    },
  );
});
