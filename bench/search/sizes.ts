import type { Client } from "pg";

/** A table with its indexes, in MB. */
export type IndexSize = { name: string; table: number; indexes: number };

const MEGABYTE = 1024 * 1024;

/** What the search keeps in the database, and the jobs beside it, the largest first. */
export async function readSizes(client: Client): Promise<IndexSize[]> {
  const { rows } = await client.query<{ name: string; table: string; indexes: string }>(
    `SELECT n.nspname || '.' || c.relname AS name, pg_table_size(c.oid) AS table,
       pg_indexes_size(c.oid) AS indexes
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND (n.nspname = 'search' OR n.nspname || '.' || c.relname
       IN ('public.jobs', 'public.job_skills', 'public.job_places', 'bench.wide'))
       AND pg_total_relation_size(c.oid) > 1048576
     ORDER BY pg_total_relation_size(c.oid) DESC`,
  );
  return rows.map(({ name, table, indexes }) => ({
    name,
    table: Number(table) / MEGABYTE,
    indexes: Number(indexes) / MEGABYTE,
  }));
}
