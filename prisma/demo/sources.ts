import { z } from "zod";
import { COMPANY_SIZES, INDUSTRIES } from "@/lib/companies/schema";
import type { JobCategory } from "@/lib/shared/categories/codes";
import {
  LOOSE,
  parts,
  readSections,
  type Section,
  toQuote,
  toReason,
} from "@/prisma/demo/sections";

const TRADE_CLASSES = ["tech", "prof", "manual"] as const;

const FAMILIES = [
  "digital",
  "creative",
  "commercial",
  "office",
  "clinical",
  "school",
  "trade",
  "hospitality",
] as const;
export type OccupationFamily = (typeof FAMILIES)[number];

/** 0 entry, 1 mid, 2 senior, 3 executive. */
export const LEVELS = [0, 1, 2, 3] as const;
export type SeniorityLevel = (typeof LEVELS)[number];

/** A duty or requirement, and the levels it suits. */
const line = z.object({ text: z.string(), from: z.number(), to: z.number() });
export type LevelledLine = z.infer<typeof line>;

const prose = z.array(z.string().min(1)).min(1);

const occupation = z.object({
  slug: z.string(),
  category: z.custom<JobCategory>(),
  /** By level; empty where the trade has no such level. */
  titles: z.array(z.array(z.string())).length(4),
  internTitles: z.array(z.string()),
  /** By level, a year in thousands of euros where pay is as in the Netherlands; 0 for no such level. */
  pay: z.array(z.tuple([z.number(), z.number()])).length(4),
  tradeClass: z.enum(TRADE_CLASSES),
  family: z.enum(FAMILIES),
  modes: z.tuple([z.number(), z.number(), z.number()]),
  types: z.record(z.string(), z.number()),
  weight: z.number(),
  craft: z.string(),
  proof: z.string(),
  study: prose,
  lead: z.string(),
  speaks: z.boolean(),
  credential: z.string().nullable(),
  shifts: z.array(z.string()),
  /** Whether only areas that name the trade concern it, not all of its family’s. */
  namedAreasOnly: z.boolean(),
  coreSkills: prose,
  moreSkills: prose,
  about: prose,
  duties: z.array(line).min(8),
  needs: z.array(line).min(4),
  nice: prose,
});
export type Occupation = z.infer<typeof occupation>;

/** A part of a company: the families and trades that work in it, and its city if it has just one. */
const area = z.object({
  trades: prose,
  city: z.string().nullable(),
  name: z.string(),
  text: z.string(),
});
export type DemoArea = z.infer<typeof area>;

const company = z.object({
  name: z.string(),
  industry: z.enum(INDUSTRIES),
  companySize: z.enum(COMPANY_SIZES),
  foundedYear: z.number().int().min(1800),
  cities: prose,
  address: z.string(),
  phone: z.string().nullable(),
  product: z.string(),
  customers: z.string(),
  hires: prose,
  areas: z.array(area).min(1),
  text: z.string(),
  tagline: z.string().nullable(),
  reasons: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })),
  quote: z.object({ name: z.string(), role: z.string(), text: z.string().min(1) }).nullable(),
});
export type Company = z.infer<typeof company>;

const country = z.object({
  code: z.string().length(2),
  /** As in a sentence, e.g. "the Netherlands". */
  name: z.string(),
  currency: z.string().length(3),
  locale: z.string(),
  /** What patients and customers speak; null where that is English. */
  language: z.string().nullable(),
  /** Local currency a year per reference euro. */
  factors: z.record(z.string(), z.number()),
  /** How much more steeply than in the reference pay grows from level to level. */
  steep: z.number(),
  /** Usual periods for salaried, manual, contract and freelance work. */
  periods: z.array(z.string()).length(4),
  /** The least anyone is paid an hour; 0 where the factors are safely above it. */
  floor: z.number(),
  intern: z.object({ min: z.number(), max: z.number(), period: z.enum(["month", "hour"]) }),
  names: z.array(z.string()).min(6),
  benefits: z.array(z.string()).min(4),
});
export type Country = z.infer<typeof country>;

const TAGS: Record<string, readonly [number, number]> = { E: [0, 0], M: [1, 3], S: [2, 3] };

function toLine(text: string): LevelledLine {
  const [, tag = "", rest = text] = /^([EMS]): (.+)$/.exec(text) ?? [];
  const [from, to] = TAGS[tag] ?? [0, 3];
  return { text: rest, from, to };
}

function toCounts(value: string | undefined): Record<string, number> {
  return Object.fromEntries(
    parts(value, ",").map((entry) => {
      const [name = "", count = ""] = entry.split(" ");
      return [name, Number(count)];
    }),
  );
}

function toOccupation(section: Section, category: JobCategory): Occupation {
  const field = (name: string) => section.fields[name]?.[0];
  const [core, more] = parts(field("skills"), "|");
  return occupation.parse({
    slug: section.name,
    category,
    titles: (field("titles") ?? "").split("|").map((titles) => parts(titles, ";")),
    internTitles: parts(field("intern"), ";"),
    pay: parts(field("pay"), "|").map((band) => band.split("-").map(Number)),
    tradeClass: field("class"),
    family: field("family"),
    modes: parts(field("modes"), " ").map(Number),
    types: toCounts(field("types")),
    weight: Number(field("weight") ?? 1),
    craft: field("craft"),
    proof: field("proof"),
    study: parts(field("study"), ";"),
    lead: field("lead"),
    speaks: field("speak") === "yes",
    credential: field("credential") ?? null,
    shifts: parts(field("shifts"), ";"),
    namedAreasOnly: field("areas") === "named",
    coreSkills: parts(core, ","),
    moreSkills: parts(more, ","),
    about: section.lists["about"],
    duties: section.lists["do"]?.map(toLine),
    needs: section.lists["need"]?.map(toLine),
    nice: section.lists["nice"],
  });
}

function toArea(value: string): DemoArea {
  const [, trades = "", city = null, name = "", text = ""] =
    /^([^@>]+?)(?: @([^>]+))? > ([^:]+): (.+)$/.exec(value) ?? [];
  return area.parse({ trades: parts(trades, ","), city, name, text });
}

function toCompany(section: Section): Company {
  const field = (name: string) => section.fields[name]?.[0];
  const [industry, companySize, founded, cities] = parts(field("facts"), "|");
  return company.parse({
    name: section.name.replaceAll("'", "’"),
    industry,
    companySize,
    foundedYear: Number(founded),
    cities: parts(cities, ";"),
    address: field("address"),
    phone: field("phone") ?? null,
    product: field("product"),
    customers: field("customers"),
    hires: parts(field("hires"), ","),
    areas: section.fields["area"]?.map(toArea),
    text: section.text,
    tagline: field("tagline") ?? null,
    reasons: (section.fields["reason"] ?? []).map(toReason),
    quote: section.fields["quote"]?.map(toQuote)[0] ?? null,
  });
}

function toCountry(section: Section): Country {
  const field = (name: string) => section.fields[name]?.[0];
  const [inProse, currency, locale, language] = parts(field("as"), "|");
  const factors = toCounts(field("pay")?.replaceAll(" |", ","));
  const [, min, max, period] = /^([\d.]+)-([\d.]+) (\w+)$/.exec(field("intern") ?? "") ?? [];
  return country.parse({
    code: section.name,
    name: inProse,
    currency,
    locale,
    language: language ?? null,
    factors,
    steep: factors["steep"],
    periods: parts(field("period"), "|"),
    floor: Number(field("floor") ?? 0),
    intern: { min: Number(min), max: Number(max), period },
    names: parts(field("names"), ","),
    benefits: section.lists[LOOSE],
  });
}

const CATEGORY_FILES = [
  "it",
  "marketing",
  "design",
  "finance",
  "healthcare",
  "education",
  "other",
] as const satisfies readonly JobCategory[];
const COMPANY_FILES = [
  "technology",
  "finance",
  "healthcare",
  "education",
  "retail",
  "manufacturing",
  "other",
];

/** What the generator combines, read and checked once. */
export const occupations = new Map(
  CATEGORY_FILES.flatMap((category) =>
    readSections(`./occupations/${category}.md`).map((section) => toOccupation(section, category)),
  ).map((entry) => [entry.slug, entry]),
);
export const companies = COMPANY_FILES.flatMap((file) =>
  readSections(`./companies/${file}.md`).map(toCompany),
);
const [boardroom] = readSections("./executive.md");
/** What every executive's post has in common; the trade's own lists are for those who practise it. */
export const executive = z
  .object({ about: prose, do: prose, need: prose, nice: prose })
  .parse(boardroom?.lists);
export const countries = new Map(
  readSections("./countries.md").map((section) => [section.name, toCountry(section)]),
);
