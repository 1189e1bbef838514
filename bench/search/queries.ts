import { EMPTY_QUERY, type SearchQuery } from "../../lib/search/schema";
import { fold } from "../../lib/shared/text";
import { chance, integer, pick, type Random, seeded } from "../../prisma/demo/random";
import type { SampleMarket } from "./market";

// Five hundred searches of fourteen classes, as visitors ask them: words by Zipf's law, alone, with a
// place, with filters, and filters alone. Always the same ones.

/** A search with what an engine of another kind must know to ask the same. */
export type MixedSearch = {
  kind: string;
  query: SearchQuery;
  /** What the location means; null for none. */
  cityId: number | null;
  /** Whether the words are the beginning of what somebody types. */
  isPrefix: boolean;
};

type QueryFields = Partial<SearchQuery> & { cityId?: number | null };

const COMMON = `engineer manager developer nurse sales marketing designer analyst teacher driver
  assistant data software remote experience team management customer product design`.split(/\s+/);
const SEVERAL = [
  "software engineer",
  "react developer",
  "data scientist",
  "registered nurse",
  "product manager",
  "graphic designer",
  "python developer",
  "full stack developer",
  "marketing manager",
  "financial analyst",
  "truck driver",
  "customer service representative",
  "senior software engineer",
  "java developer aws",
  "devops engineer kubernetes",
  "ux designer figma",
  "data analyst sql",
  "project manager agile",
  "frontend developer react",
  "machine learning engineer python",
];
const MISSPELT = [
  "sofware enginer",
  "reactt developper",
  "regestered nurse",
  "markting manager",
  "pyhton developer",
  "acountant",
  "grafic designer",
  "electrican",
  "phamacist",
  "resarch analyst",
];
const BEGINNINGS = ["soft", "nur", "dev", "mark", "engi", "acc", "data sci", "pro", "rea", "tea"];

/** Zipf's way: the first far more often than the last. */
function often<T>(random: Random, list: readonly T[]): T {
  const index = Math.min(
    list.length - 1,
    Math.floor(Math.exp(random() * Math.log(list.length + 1)) - 1),
  );
  return list[index] ?? pick(random, list);
}

/** Asks for things in a market. */
class Asker {
  private readonly random = seeded("bench-search queries");
  private readonly market: SampleMarket;
  private readonly skills: { slug: string; name: string }[];

  constructor(market: SampleMarket) {
    this.market = market;
    const trades = [...market.skills.values()];
    // The first skill of each trade, then the second of each.
    const longest = Math.max(...trades.map((list) => list.length));
    this.skills = Array.from({ length: longest }, (_, index) =>
      trades.flatMap((list) => list[index] ?? []),
    ).flat();
  }

  common = (): QueryFields => ({ query: often(this.random, COMMON) });

  several = (): QueryFields => ({
    query: chance(this.random, 0.6)
      ? often(this.random, SEVERAL)
      : fold(often(this.random, this.market.titles).title),
  });

  rare = (): QueryFields => ({
    query: chance(this.random, 0.5)
      ? pick(this.random, this.market.words.slice(5000))
      : pick(this.random, this.market.companies).name,
  });

  phrase = (): QueryFields => ({ query: `"${often(this.random, SEVERAL)}"` });

  words = (): QueryFields => {
    const part = this.random();
    if (part < 0.3) return this.common();
    if (part < 0.8) return this.several();
    return { query: often(this.random, this.skills).name };
  };

  city = (): QueryFields => {
    const { id, label } = often(this.random, this.market.cities);
    return { location: label, cityId: id };
  };

  place = (): QueryFields => (chance(this.random, 0.25) ? { mode: ["remote"] } : this.city());

  around = (): QueryFields => ({
    ...(chance(this.random, 0.8) ? this.words() : {}),
    ...this.city(),
    radius: pick(this.random, [10, 25, 50, 100]),
  });

  private readonly filter: (() => QueryFields)[] = [
    () => ({
      jobType: pick(this.random, [
        ["full_time"],
        ["full_time"],
        ["part_time"],
        ["contract"],
        ["full_time", "contract"],
        ["freelance"],
        ["internship"],
      ] as SearchQuery["jobType"][]),
    }),
    () => ({
      category: [
        often(this.random, [
          "it",
          "marketing",
          "design",
          "finance",
          "healthcare",
          "education",
          "other",
        ] as const),
      ],
    }),
    () => ({
      level: chance(this.random, 0.7)
        ? [pick(this.random, ["entry", "mid", "senior", "executive"] as const)]
        : ["mid", "senior"],
    }),
    () => ({ mode: ["remote"] }),
    () => ({ salaryMin: pick(this.random, [40, 60, 80, 100, 120, 150]) * 1000 }),
    () => ({ posted: pick(this.random, [1, 7, 30]) }),
    () => ({ company: often(this.random, this.market.companies).slug }),
    () => ({ skill: [often(this.random, this.skills).slug] }),
  ];

  filters = (least: number, most: number): QueryFields => {
    const count = integer(this.random, least, most);
    let given: QueryFields = {};
    while (Object.keys(given).length < count) {
      given = { ...given, ...pick(this.random, this.filter)() };
    }
    return given;
  };

  sorted = (sort: "newest" | "pay"): QueryFields => ({
    ...this.words(),
    ...(chance(this.random, 0.5) ? this.filters(1, 1) : {}),
    sort,
  });

  deep = (): QueryFields => ({
    ...(chance(this.random, 0.5) ? this.common() : { query: often(this.random, SEVERAL) }),
    page: 50,
    ...(chance(this.random, 0.5) ? { sort: "newest" as const } : {}),
  });
}

function toSearch(kind: string, { cityId = null, ...given }: QueryFields): MixedSearch {
  const sort = given.query ? ("relevance" as const) : ("newest" as const);
  const query: SearchQuery = { ...EMPTY_QUERY, sort, ...given };
  return { kind, query, cityId, isPrefix: kind === "beginning" };
}

/** The searches, class by class. */
export function makeSearches(market: SampleMarket): MixedSearch[] {
  const ask = new Asker(market);
  const kinds: [kind: string, count: number, make: (index: number) => QueryFields][] = [
    ["common word", 50, ask.common],
    ["several words", 70, ask.several],
    ["rare word", 40, ask.rare],
    ["phrase", 20, ask.phrase],
    ["words and place", 70, () => ({ ...ask.words(), ...ask.place() })],
    ["words and filters", 70, () => ({ ...ask.words(), ...ask.filters(1, 3) })],
    ["filters", 40, () => ask.filters(1, 3)],
    ["nothing", 10, () => ({})],
    ["radius", 30, ask.around],
    ["misspelt", 10, (index) => ({ query: MISSPELT[index] ?? "" })],
    ["beginning", 10, (index) => ({ query: BEGINNINGS[index] ?? "" })],
    ["newest", 30, () => ask.sorted("newest")],
    ["pay", 30, () => ask.sorted("pay")],
    ["page 50", 20, ask.deep],
  ];
  return kinds.flatMap(([kind, count, make]) =>
    Array.from({ length: count }, (_, index) => toSearch(kind, make(index))),
  );
}
