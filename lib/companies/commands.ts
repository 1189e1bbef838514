import "server-only";
import { v7 as uuid } from "uuid";
import { db, type Transaction } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { announce } from "@/lib/platform/queue";
import { fold, slugify } from "@/lib/shared/text";
import { companiesChanged } from "./events";

/** A company as a source of postings names it. */
export type NamedCompany = { name: string; website?: string | null };

/** A key that is equal for all spellings of one name: it ignores case, accents and punctuation. */
export function companyKey(name: string): string {
  return fold(name) || name.trim().toLowerCase();
}

function companySlug(name: string, taken: ReadonlySet<string>): string {
  const base = slugify(name, 60) || "company";
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/**
 * Taken addresses close to those that these names would get. No one else can take one until the
 * transaction ends.
 */
async function takenSlugs(tx: Transaction, names: readonly string[]): Promise<Set<string>> {
  // One at a time, or two transactions that meet the same new name would race for its slug.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('companies.slug'))`;
  const bases = names.map((name) => slugify(name, 60) || "company");
  const rows = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM (SELECT slug FROM companies UNION ALL SELECT slug FROM company_aliases) taken
    WHERE regexp_replace(slug, '-[0-9]+$', '') IN (SELECT unnest(${bases}::text[]))
      OR slug IN (SELECT unnest(${bases}::text[]))`;
  return new Set(rows.map(({ slug }) => slug));
}

/** An address for a company that no one else can take before the transaction ends. */
export async function freeCompanySlug(tx: Transaction, name: string): Promise<string> {
  return companySlug(name, await takenSlugs(tx, [name]));
}

async function insertMissing(missing: Map<string, NamedCompany>): Promise<void> {
  await db.$transaction(async (tx) => {
    const taken = await takenSlugs(
      tx,
      [...missing.values()].map(({ name }) => name),
    );
    const created = [...missing].map(([nameKey, { name, website }]) => {
      const slug = companySlug(name, taken);
      taken.add(slug);
      return { id: uuid(), slug, name: name.trim(), nameKey, website: website ?? null };
    });
    await insertRows(tx, { table: "companies", skipsKnown: true }, created);
    await announce(tx, companiesChanged, { companyIds: created.map(({ id }) => id) });
  });
}

/**
 * Finds the companies with these names, ignoring case, accents and punctuation, following merges,
 * and creates missing ones as unverified. Returns ids by the names as given. A repeat creates
 * nothing.
 */
export async function findOrCreateCompanies(
  companies: readonly NamedCompany[],
): Promise<Map<string, string>> {
  const byKey = new Map(companies.map((company) => [companyKey(company.name), company]));
  const nameKeys = [...byKey.keys()];
  const find = async () => {
    // A company's own name counts more than one that a merged company had: it comes last.
    return db.$queryRaw<{ id: string; nameKey: string }[]>`
      SELECT id::text, name_key AS "nameKey" FROM (
        SELECT company_id AS id, name_key, 0 AS rank FROM company_aliases
        WHERE name_key = ANY(${nameKeys}::text[])
        UNION ALL
        SELECT id, name_key, 1 FROM companies WHERE name_key = ANY(${nameKeys}::text[])) known
      ORDER BY rank`;
  };
  let known = await find();
  const missing = new Map(byKey);
  for (const { nameKey } of known) missing.delete(nameKey);
  if (missing.size > 0) {
    await insertMissing(missing);
    known = await find();
  }
  const ids = new Map(known.map(({ id, nameKey }) => [nameKey, id]));
  return new Map(
    companies.flatMap(({ name }) => {
      const id = ids.get(companyKey(name));
      return id ? [[name, id] as const] : [];
    }),
  );
}
