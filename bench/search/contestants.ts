import type { Client } from "pg";
import { loadCards } from "../../lib/jobs/public/cards.queries";
import { findMatches } from "../../lib/search/queries";
import type { SearchResult } from "../../lib/search/results.schema";
import { PAGE_SIZE } from "../../lib/search/schema";
import { connect } from "./database";
import { settle } from "./load";
import { askIlike, askTextbook, makeWideTable, type PlainScope } from "./plain";
import type { MixedSearch } from "./queries";
import type { LoadedMarket } from "./setup";
import { type Contestant, type MeasuredSearches, measure, ROUNDS } from "./timing";

const EARTH_KM = 6371;

type Point = { id: number; latitude: number; longitude: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometres(a: Point, b: Point): number {
  const [u, v] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((v - u) / 2) ** 2 +
    Math.cos(u) * Math.cos(v) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

/**
 * What the plain ways need to know about a search's place: only the market's cities have postings.
 */
export function scopeOf({ market, now }: LoadedMarket): PlainScope {
  const byId = new Map(market.cities.map((city) => [city.id, city]));
  return {
    now,
    around: ({ cityId, query }) => {
      const centre = byId.get(cityId ?? 0);
      if (!centre || query.radius === null) return cityId === null ? [] : [cityId];
      const { radius } = query;
      return market.cities.filter((one) => kilometres(centre, one) <= radius).map(({ id }) => id);
    },
  };
}

/** What the results page requests, without its cache of earlier searches. */
export async function askOurs({ query }: MixedSearch, now: Date): Promise<SearchResult> {
  const result = await findMatches(query, PAGE_SIZE, now);
  await loadCards(result.jobIds);
  return result;
}

/** The product's search: a page of cards, the exact total and all facets. */
export function productContestant({ now }: Pick<LoadedMarket, "now">): Contestant {
  return { name: "ours", ask: async (search) => askOurs(search, now), rest: async () => settle() };
}

/** A connection for the plain ways, as fast for them as the server can be. */
async function plainConnection(url: string): Promise<Client> {
  const client = await connect(url);
  await client.query("SET max_parallel_workers_per_gather = 0; SET jit = off");
  return client;
}

type SampleSize = { rounds: number; perKind: number };

/** How many searches of each class the slow ways run, and how often. */
function plainSamples(jobs: number): { textbook: SampleSize; ilike: SampleSize } {
  const isSlow = jobs > 200_000;
  return {
    textbook: isSlow ? { rounds: 1, perKind: 2 } : { rounds: ROUNDS, perKind: 8 },
    ilike: { rounds: 1, perKind: isSlow ? 1 : 2 },
  };
}

type Print = (text: string) => void;

/** Measures the textbook way and ILIKE on a sample of the searches. */
export async function measurePlain(
  loaded: LoadedMarket,
  searches: readonly MixedSearch[],
  say: Print,
): Promise<MeasuredSearches[]> {
  const client = await plainConnection(loaded.database.url);
  try {
    say("making the wide table");
    await makeWideTable(client);
    const scope = scopeOf(loaded);
    const samples = plainSamples(loaded.load.jobs);
    const textbook = { name: "textbook", ask: (s: MixedSearch) => askTextbook(client, s, scope) };
    const ilike = { name: "ILIKE", ask: (s: MixedSearch) => askIlike(client, s, scope) };
    say("asking the textbook's way");
    const first = await measure(textbook, searches, samples.textbook);
    say("asking with ILIKE");
    return [first, await measure(ilike, searches, samples.ilike)];
  } finally {
    await client.end();
  }
}
