import "server-only";
import { findPlace, listCitiesAround } from "@/lib/places/queries";
import type { Place } from "@/lib/places/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { BoardFilter, BoardInput, BoardPlace } from "./schema";

function invalid(field: string, message: string): DomainError {
  return new DomainError("invalid", message, { [field]: [message] });
}

async function placed(place: Place | null, km: number | null): Promise<BoardPlace | null> {
  if (place === null) return null;
  const { label } = place;
  const none = { regionCode: null, cityIds: [], km: null };
  switch (place.kind) {
    case "remote":
      return null;
    case "country":
      return { ...none, label, kind: "country", countryCode: place.countryCode };
    case "region": {
      const { countryCode, regionCode } = place;
      return { ...none, label, kind: "region", countryCode, regionCode };
    }
    case "city": {
      const { id, countryCode } = place.city;
      const around = km === null ? [] : await listCitiesAround(place.city, km);
      const cityIds = [...new Set([id, ...around])];
      return { ...none, label, kind: "city", countryCode, cityIds, km };
    }
  }
}

async function readPlaces(places: BoardInput["places"]): Promise<BoardPlace[]> {
  const read: BoardPlace[] = [];
  for (const { place, km } of places) {
    const found = await placed(await findPlace(place), km);
    if (!found) throw invalid("places", `We don't know the place “${place}”.`);
    if (km !== null && found.kind !== "city") {
      throw invalid("places", `You can set a distance only for a city. “${place}” isn't one.`);
    }
    read.push(found);
  }
  return read;
}

type NameProblem<Name> = { field: string; message: (name: Name) => string };

/** What was named, as it is known, each once. Throws `invalid` for the first that isn't there. */
function known<Name, Known>(
  { field, message }: NameProblem<Name>,
  named: readonly Name[],
  all: ReadonlyMap<Name, Known>,
): Known[] {
  const found = named.map((name) => {
    const one = all.get(name);
    if (one === undefined) throw invalid(field, message(name));
    return one;
  });
  return [...new Set(found)];
}

/** The slugs that companies have now, by those that they have or had before being merged. */
export async function currentSlugs(
  slugs: readonly string[],
  client: Pick<Transaction, "$queryRaw">,
): Promise<Map<string, string>> {
  const rows = await client.$queryRaw<{ slug: string; now: string }[]>`
    SELECT slug, slug AS now FROM companies WHERE slug = ANY(${[...slugs]}::text[])
    UNION ALL SELECT a.slug, c.slug FROM company_aliases a JOIN companies c ON c.id = a.company_id
      WHERE a.slug = ANY(${[...slugs]}::text[])`;
  return new Map(rows.map(({ slug, now }) => [slug, now]));
}

/**
 * What a board's filter means now: places, companies and sources that are there. Throws `invalid` at
 * the field with one that isn't.
 */
export async function readFilter(
  tx: Transaction,
  { categories, places, companies, sources }: BoardInput,
): Promise<BoardFilter> {
  const slugs = await currentSlugs(companies, tx);
  const found = await tx.source.findMany({ where: { id: { in: sources } }, select: { id: true } });
  const ofCompanies = {
    field: "companies",
    message: (slug: string) => `There's no company with the address “${slug}”.`,
  };
  const ofSources = { field: "sources", message: () => "One of these sources has been deleted." };
  return {
    categories: [...new Set(categories)],
    places: await readPlaces(places),
    companies: known(ofCompanies, companies, slugs),
    sourceIds: known(ofSources, sources, new Map(found.map(({ id }) => [id, id]))),
  };
}
