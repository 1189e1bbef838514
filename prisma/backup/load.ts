import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { migrate } from "../migrate";
import { type Manifest, tablePart, UNUSABLE } from "./manifest";
import {
  connect,
  copyOut,
  listTables,
  measure,
  SCHEMAS,
  type Table,
  type TableContent,
} from "./tables";
import type { Vault } from "./vault";

type SavedTable = Manifest["tables"][number];

// Filled by migrations and by `npm run db:migrate`: an empty database has them too.
const REFERENCE = new Set(["public._prisma_migrations", "public.cities", "places.loads"]);

const isEqual = (a: TableContent, b: TableContent) => a.rows === b.rows && a.sha256 === b.sha256;
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads every table of a backup and throws for the first that is not as it was written. */
export async function checkTables(vault: Vault, tables: readonly SavedTable[]): Promise<void> {
  for (const table of tables) {
    const measured = measure();
    const part = tablePart(table.name);
    const file = vault.path(part);
    const read = pipeline(vault.read(part), createGunzip(), measured.stream, nowhere());
    await read.catch((error: unknown) => {
      throw new Error(`${file} is missing or can't be read. ${UNUSABLE} (${String(error)})`);
    });
    if (!isEqual(measured.content(), table)) {
      throw new Error(`${file} has changed since it was saved. ${UNUSABLE}`);
    }
  }
}

async function requireEmpty(client: Client, manifest: Manifest): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables) {
    if (REFERENCE.has(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount) {
      throw new Error(
        `The database isn't empty: ${name} has rows. Restore into a new database, or set DATA_DIR to a new folder.`,
      );
    }
  }
  if (!tables.some(({ name }) => name === "public._prisma_migrations")) return;
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL",
  );
  const later = rows.filter(({ name }) => !manifest.migrations.includes(name));
  if (later.length > 0) {
    throw new Error(
      "The database has newer tables than the backup. Restore into a database without tables. They'll be created.",
    );
  }
}

type ForeignKey = { table: string; name: string; definition: string };

async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS "table", quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND n.nspname = ANY ($1) ORDER BY 1, 2`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  return rows;
}

async function loadTable(
  client: Client,
  vault: Vault,
  { name, columns }: SavedTable,
): Promise<void> {
  await pipeline(
    vault.read(tablePart(name)),
    createGunzip(),
    client.query(copyFrom(`COPY ${name} (${columns.join(", ")}) FROM STDIN`)),
  );
}

/** What a restored table holds, read back from the database. */
async function contentOf(client: Client, table: Table): Promise<TableContent> {
  const measured = measure();
  await pipeline(client.query(copyTo(copyOut(table))), measured.stream, nowhere());
  return measured.content();
}

async function compare(client: Client, { tables }: Manifest): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const { name, columns, ...saved } of tables) {
    const table = known.get(name);
    const found = table && (await contentOf(client, { ...table, columns }));
    if (!found || !isEqual(found, saved)) {
      throw new Error(
        `${name} wasn't restored correctly: ${found?.rows ?? 0} rows instead of ${saved.rows}, or different ones.`,
      );
    }
  }
}

async function fill(client: Client, vault: Vault, manifest: Manifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => name);
  const keys = await dropForeignKeys(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(", ")}`);
  for (const table of manifest.tables) await loadTable(client, vault, table);
  for (const { name, value } of manifest.sequences) {
    if (value !== null) await client.query("SELECT setval($1, $2::bigint)", [name, value]);
  }
  await compare(client, manifest);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  // Checked anew as they are made: every row that is pointed at is there.
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  // The workers that had taken tasks are not here to end them.
  await client.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL",
  );
  await client.query(
    "UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL",
  );
  await client.query("DELETE FROM worker_beats");
}

/**
 * Fills an empty database with the tables of a backup: wholly, or not at all. Makes the tables the
 * backup was made of, loads and compares them in one transaction, and brings them up to date then.
 */
export async function loadDatabase(
  databaseUrl: string,
  vault: Vault,
  manifest: Manifest,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await requireEmpty(client, manifest);
    await migrate(databaseUrl, { only: manifest.migrations });
    await client.query("BEGIN");
    await fill(client, vault, manifest);
    await client.query("COMMIT");
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
  await migrate(databaseUrl);
}
