import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { indexHeading } from "../vocabulary/indexed-text";

// Documents hold numbers of companies, skills, cities and words. Nearly all have one already, so
// they are read before anything is added. What is added is sorted, so that two transactions that
// add the same can't deadlock.

type Numbers<Key> = Map<Key, number>;

type Table<Key> = {
  read: (keys: readonly Key[]) => Promise<{ id: number; key: Key }[]>;
  add: (keys: readonly Key[]) => Promise<unknown>;
};

/** The number of each key. Adds those that have none. */
async function numberAll<Key extends string | number>(
  keys: Iterable<Key>,
  { read, add }: Table<Key>,
): Promise<Numbers<Key>> {
  const distinct = [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
  const numbers = new Map((await read(distinct)).map(({ id, key }) => [key, id]));
  const missing = distinct.filter((key) => !numbers.has(key));
  if (missing.length === 0) return numbers;
  await add(missing);
  for (const { id, key } of await read(missing)) numbers.set(key, id);
  return numbers;
}

/** A name with its slug. */
export type NamedSlug = { slug: string; name: string };

/** A company's number, and what its postings say about it. */
type NumberedCompany = { id: number; passages: ReadonlySet<string> };

/** Companies by slug, with the names given. Adds those that are new. */
export async function numberCompanies(
  tx: Transaction,
  companies: readonly NamedSlug[],
): Promise<Map<string, NumberedCompany>> {
  const given = new Map(companies.map(({ slug, name }) => [slug, name]));
  const slugs = [...given.keys()].sort();
  const read = async () => tx.$queryRaw<(NamedSlug & { id: number; passages: string[] })[]>`
    SELECT id, slug, name, passages FROM search.companies WHERE slug = ANY(${slugs}::text[])`;
  const known = await read();
  const names = new Map(known.map(({ slug, name }) => [slug, name]));
  const changed = slugs.filter((slug) => names.get(slug) !== given.get(slug));
  if (changed.length > 0) {
    await tx.$executeRaw`
      INSERT INTO search.companies AS known (slug, name)
      SELECT slug, name FROM unnest(${changed}::text[],
        ${changed.map((slug) => given.get(slug) ?? slug)}::text[]) given (slug, name)
      ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name WHERE known.name <> EXCLUDED.name`;
  }
  const rows = changed.length > 0 ? await read() : known;
  return new Map(rows.map(({ id, slug, passages }) => [slug, { id, passages: new Set(passages) }]));
}

/** The numbers of skills by slug. */
export async function numberSkills(
  tx: Transaction,
  skills: readonly NamedSlug[],
): Promise<Numbers<string>> {
  const names = new Map(skills.map(({ slug, name }) => [slug, name]));
  return numberAll(names.keys(), {
    read: async (slugs) => tx.$queryRaw`
      SELECT id, slug AS key FROM search.skills WHERE slug = ANY(${slugs}::text[])`,
    add: async (slugs) => {
      const added = slugs.map((slug) => names.get(slug) ?? slug);
      return tx.$executeRaw`
        INSERT INTO search.skills (slug, name, lexemes)
        SELECT slug, name, tsvector_to_array(to_tsvector('search.jobs', heading))
        FROM unnest(${slugs}::text[], ${added}::text[], ${added.map(indexHeading)}::text[])
          given (slug, name, heading)
        ON CONFLICT (slug) DO NOTHING`;
    },
  });
}

/** The numbers of cities by their ids. */
export async function numberCities(
  tx: Transaction,
  cityIds: readonly number[],
): Promise<Numbers<number>> {
  return numberAll(cityIds, {
    read: async (ids) => tx.$queryRaw`
      SELECT id, city_id AS key FROM search.cities WHERE city_id = ANY(${ids}::int[])`,
    add: async (ids) => tx.$executeRaw`
      INSERT INTO search.cities (city_id) SELECT unnest(${ids}::int[])
      ON CONFLICT (city_id) DO NOTHING`,
  });
}

/** The numbers of lexemes in titles. */
export async function numberWords(
  tx: Transaction,
  words: readonly string[],
): Promise<Numbers<string>> {
  return numberAll(words, {
    read: async (lexemes) => tx.$queryRaw`
      SELECT id, lexeme AS key FROM search.words WHERE lexeme = ANY(${lexemes}::text[])`,
    add: async (lexemes) => tx.$executeRaw`
      INSERT INTO search.words (lexeme) SELECT unnest(${lexemes}::text[])
      ON CONFLICT (lexeme) DO NOTHING`,
  });
}

/** The numbers of titles, by their words. */
export async function numberTitles(
  tx: Transaction,
  titles: readonly string[],
): Promise<Numbers<string>> {
  return numberAll(titles, {
    read: async (words) => tx.$queryRaw`
      SELECT id, words AS key FROM search.titles WHERE words = ANY(${words}::text[])`,
    add: async (words) => tx.$executeRaw`
      INSERT INTO search.titles (words) SELECT unnest(${words}::text[])
      ON CONFLICT (words) DO NOTHING`,
  });
}
