import "server-only";
import { cityAliases } from "@/lib/places/city-aliases";
import { labelCities } from "@/lib/places/labels.queries";
import { isShownHere } from "@/lib/platform/boards";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { COUNTRY_CODES, countryName } from "@/lib/shared/countries";
import { type LiveLabel, mergeTitles, type SuggestionRow, toPlaceRow, toRow } from "./labels";

// A posting is live as long as it has a search document.
const isLiveHere = () => isShownHere(Prisma.sql`d.job_id`);

/** The titles, skills and companies of the live postings shown here, and how many postings have each. */
export async function listLiveWords(tx: Transaction): Promise<SuggestionRow[]> {
  const titles = await tx.$queryRaw<Omit<LiveLabel, "key">[]>`
    SELECT j.title AS label, count(*)::int AS postings
    FROM search.job_documents d JOIN jobs j ON j.id = d.job_id
    WHERE ${isLiveHere()} GROUP BY 1 ORDER BY 2 DESC, 1`;
  const skills = await tx.$queryRaw<LiveLabel[]>`
    SELECT s.slug AS key, s.name AS label, live.postings FROM (
      SELECT js.skill_id, count(*)::int AS postings
      FROM search.job_documents d JOIN job_skills js ON js.job_id = d.job_id
      WHERE ${isLiveHere()} GROUP BY 1
    ) live JOIN skills s ON s.id = live.skill_id`;
  const companies = await tx.$queryRaw<LiveLabel[]>`
    SELECT c.slug AS key, c.name AS label, live.postings FROM (
      SELECT j.company_id, count(*)::int AS postings
      FROM search.job_documents d JOIN jobs j ON j.id = d.job_id
      WHERE ${isLiveHere()} GROUP BY 1
    ) live JOIN companies c ON c.id = live.company_id`;
  return [
    ...mergeTitles(titles).map((live) => toRow("title", live)),
    ...skills.map((live) => toRow("skill", live)),
    ...companies.map((live) => toRow("company", live)),
  ];
}

type LiveCity = { id: number; name: string; nameKey: string; population: number; postings: number };

async function toCityRows(tx: Transaction, cities: readonly LiveCity[]): Promise<SuggestionRow[]> {
  const labels = await labelCities(
    cities.map(({ id }) => id),
    tx,
  );
  return cities.map(({ id, name, nameKey, population, postings }) => {
    const live = { key: String(id), label: labels.get(id) ?? name, postings };
    return toPlaceRow(live, { name, population, aliases: cityAliases(nameKey) });
  });
}

/** The cities of the live postings shown here. */
export async function listLiveCities(tx: Transaction): Promise<SuggestionRow[]> {
  const cities = await tx.$queryRaw<LiveCity[]>`
    SELECT c.id, c.name, c.name_key AS "nameKey", c.population, live.postings FROM (
      SELECT p.city_id, count(*)::int AS postings
      FROM search.job_documents d JOIN job_places p ON p.job_id = d.job_id
      WHERE p.city_id IS NOT NULL AND ${isLiveHere()} GROUP BY 1
    ) live JOIN cities c ON c.id = live.city_id`;
  return toCityRows(tx, cities);
}

/** Cities, as they are without postings. */
export async function listCities(
  tx: Transaction,
  ids: readonly number[],
): Promise<SuggestionRow[]> {
  const cities = await tx.$queryRaw<LiveCity[]>`
    SELECT id, name, name_key AS "nameKey", population, 0 AS postings FROM cities
    WHERE id = ANY(${[...ids]}::int[])`;
  return toCityRows(tx, cities);
}

/**
 * Every country, with the inhabitants of its cities, and "Remote", which can also be searched for
 * as a place.
 */
export async function listWiderPlaces(tx: Transaction): Promise<SuggestionRow[]> {
  const rows = await tx.$queryRaw<{ code: string; population: number }[]>`
    SELECT country_code AS code, sum(population)::float8 AS population FROM cities GROUP BY 1`;
  const populations = new Map(rows.map(({ code, population }) => [code, population]));
  const countries = COUNTRY_CODES.map((key) => {
    const name = countryName(key);
    const population = populations.get(key) ?? 0;
    return toPlaceRow({ key, label: name, postings: 0 }, { name, population });
  });
  const remote = { key: "remote", label: "Remote", postings: 0 };
  const most = Math.max(0, ...populations.values());
  return [...countries, toPlaceRow(remote, { name: "Remote", population: most })];
}
