import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { Client } from "pg";

/** The schemas that hold what the product keeps. */
export const SCHEMAS = ["public", "search", "places", "graphile_worker"] as const;
// Says which shape the queue's own tables have, so it belongs to the tables and not to what is in them.
const SHAPE = "graphile_worker.migrations";

/** A table as a backup knows it. */
export type Table = { name: string; columns: string[]; order: string };
/** What a table holds: a checksum of its rows in the order of its key. */
export type TableContent = { rows: number; sha256: string };

const FIXED = `
  SET client_encoding = 'UTF8'; SET timezone = 'UTC'; SET datestyle = 'ISO';
  SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET search_path = public; SET client_min_messages = warning`;

/** A connection whose texts do not depend on how the server is set up. */
export async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(FIXED);
  return client;
}

const LIST = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    coalesce((SELECT string_agg(quote_ident(a.attname) ||
          CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.place)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attnum = k.number
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND k.place <= i.indnkeyatts),
      format('%I::text COLLATE "C"', c.relname)) AS "order"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname = ANY ($1)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`;

/** Every table of the product with all it takes to write its rows down. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(LIST, [SCHEMAS]);
  return rows.filter(({ name }) => name !== SHAPE);
}

/** Reads a table's rows, always in the same order. */
export function copyOut({ name, columns, order }: Table): string {
  return `COPY (SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${order}) TO STDOUT`;
}

/** Counts and hashes the lines that pass, each a row. */
export function measure(): { stream: Transform; content: () => TableContent } {
  const hash = createHash("sha256");
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, content: () => ({ rows, sha256: hash.digest("hex") }) };
}
