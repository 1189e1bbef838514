import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import type { StorageFolder } from "@/lib/platform/storage/storage";

/** Rows about one person, by table, with columns under their database names. */
export type PersonalData = Record<string, Record<string, unknown>[]>;

/** A stored file that belongs to someone. */
export type PersonalFile = { folder: StorageFolder; key: string };

/**
 * Columns that no one is shown, not even their owner: someone who got hold of a copy could sign in
 * or guess with them. A test finds columns with telling names that are missing here.
 */
export const SECRET_COLUMNS = [
  "hash",
  "previous_hash",
  "password_hash",
  "two_factor_secret",
  "two_factor_step",
] as const;

/** Columns that name a stored file. A test finds columns ending in `_key` that are missing here. */
const FILE_COLUMNS: Record<string, StorageFolder> = {
  "users.avatar_key": "avatars",
  "company_exports.file_key": "exports",
  "data_exports.file_key": "exports",
  "application_offers.document_key": "offers",
  "message_files.file_key": "messages",
  "resumes.file_key": "resumes",
};

/**
 * What a hiring team writes about an applicant for its own use. It is the applicant's personal
 * data, but the company's to hand out: only the company can weigh what a note says about others and
 * what was written in confidence (GDPR, article 15, paragraph 4). The copy says so (decision 0016).
 * The author's own copy includes it.
 */
const WITHHELD = new Set([
  "application_notes",
  "application_ratings",
  "application_recommendations",
  "application_tags",
  "application_assignees",
  "application_reasons",
  "application_shown_names",
  "application_likenesses",
  // What was sent is among the messages; what wasn't is the team's own.
  "application_letters",
  // Read from the rest of the copy, and from the team's notes and tags.
  "application_summaries",
  // Made of the rest of the copy.
  "application_identifiers",
  "pool_remarks",
]);
/** The tables under which that is. */
const ABOUT = new Set(["application_details", "pooled_people"]);

/** Names a person without a foreign key, because the log outlives the account. */
const LOG: OwnedTable = { table: "audit_entries", where: '"actor_id" = $1::uuid', isOwned: false };

type ForeignKey = {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  /** Whether the row is deleted with the one it points at. */
  isOwned: boolean;
};
type OwnedTable = { table: string; where: string; isOwned: boolean };

async function listForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  return tx.$queryRaw<ForeignKey[]>`
    SELECT child.relname AS "table", parent.relname AS "parent", key.confdeltype = 'c' AS "isOwned",
      (SELECT array_agg(attname::text ORDER BY position) FROM unnest(key.conkey) WITH ORDINALITY AS k(number, position)
        JOIN pg_attribute ON attrelid = key.conrelid AND attnum = number) AS "columns",
      (SELECT array_agg(attname::text ORDER BY position) FROM unnest(key.confkey) WITH ORDINALITY AS k(number, position)
        JOIN pg_attribute ON attrelid = key.confrelid AND attnum = number) AS "parentColumns"
    FROM pg_constraint key
    JOIN pg_class child ON child.oid = key.conrelid
    JOIN pg_class parent ON parent.oid = key.confrelid
    WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace
    ORDER BY child.relname, key.conname`;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quote).join(", ");

function below(owned: OwnedTable, key: ForeignKey): OwnedTable {
  const { table, columns, parentColumns, isOwned } = key;
  const source = `SELECT ${listed(parentColumns)} FROM ${quote(owned.table)} WHERE ${owned.where}`;
  return { table, isOwned, where: `(${listed(columns)}) IN (${source})` };
}

/**
 * Where the database keeps something about a person: rows that point at the person, and rows that
 * point at rows belonging to that person alone. Read from the database's own schema, so that a new
 * table cannot be forgotten.
 */
async function listOwned(tx: Transaction): Promise<Map<string, string[]>> {
  const keys = await listForeignKeys(tx);
  const found = new Map<string, string[]>();
  const open: OwnedTable[] = [{ table: "users", where: '"id" = $1::uuid', isOwned: true }, LOG];
  for (let owned = open.shift(); owned; owned = open.shift()) {
    const { table, where, isOwned } = owned;
    const known = found.get(table) ?? [];
    found.set(table, [...known, where]);
    // A table may point back at one above it; the descent stops where it has already been.
    if (!isOwned || known.length > 0) continue;
    for (const key of keys) {
      const isWithheld = ABOUT.has(table) && WITHHELD.has(key.table);
      if (key.parent === table && key.table !== table && !isWithheld) open.push(below(owned, key));
    }
  }
  return found;
}

/** Everything that the database keeps about a person, except secrets and what is withheld. */
export async function readPersonalData(tx: Transaction, userId: string): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [table, conditions] of await listOwned(tx)) {
    const rows = await tx.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
      `SELECT to_jsonb(found) - $2::text[] AS row FROM ${quote(table)} AS found
       WHERE ${conditions.map((where) => `(${where})`).join(" OR ")} ORDER BY found::text`,
      userId,
      [...SECRET_COLUMNS],
    );
    data[table] = rows.map(({ row }) => row);
  }
  return withoutUntold(data, userId);
}

/**
 * The same without decisions that an applicant was not told (yet): the copy knows what their pages
 * show. What they did themselves, as a member of a company, stays.
 */
function withoutUntold(data: PersonalData, userId: string): PersonalData {
  return {
    ...data,
    applications: (data["applications"] ?? []).map((row) => {
      const { told_status: told, told_version: version } = row;
      if (told === null) return row;
      const known = { status: told, version, decided_at: null, reached: null, stage_id: null };
      return { ...row, ...known, told_status: null, told_version: null };
    }),
    application_events: (data["application_events"] ?? []).filter(
      (row) => row["is_told"] !== false || row["actor_id"] === userId,
    ),
  };
}

/** The stored files that the rows name. */
export function filesOf(data: PersonalData): PersonalFile[] {
  return Object.entries(FILE_COLUMNS).flatMap(([path, folder]) => {
    const [table = "", column = ""] = path.split(".");
    return (data[table] ?? []).flatMap((row) => {
      const key = row[column];
      return typeof key === "string" ? [{ folder, key }] : [];
    });
  });
}
