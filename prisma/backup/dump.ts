import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Manifest, tablePart } from "./manifest";
import { connect, copyOut, listTables, measure, SCHEMAS, type Table } from "./tables";
import type { Vault } from "./vault";

async function dumpTable(client: Client, table: Table, vault: Vault) {
  const measured = measure();
  const rows = client.query(copyTo(copyOut(table)));
  await vault.write(tablePart(table.name), rows, measured.stream, createGzip({ level: 6 }));
  return { name: table.name, columns: table.columns, ...measured.content() };
}

async function listSequences(client: Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  );
  return rows;
}

/**
 * Writes every table into a backup, all as they were at one moment, whatever is written meanwhile.
 * Takes no lock that keeps anybody from working.
 */
export async function dumpDatabase(
  databaseUrl: string,
  vault: Vault,
): Promise<Pick<Manifest, "migrations" | "tables" | "sequences">> {
  const client = await connect(databaseUrl);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations
       WHERE finished_at IS NOT NULL ORDER BY 1`,
    );
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) {
      tables.push(await dumpTable(client, table, vault));
    }
    // Numbers that are given out are so for good: later ones fit as well.
    const sequences = await listSequences(client);
    await client.query("COMMIT");
    return { migrations: rows.map(({ name }) => name), tables, sequences };
  } finally {
    await client.end();
  }
}
