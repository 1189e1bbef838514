import "server-only";
import { findNamedCompanies } from "@/lib/companies/imported-details.commands";
import { readOldAddress, readTarget } from "@/lib/content/redirects/addresses";
import type { WantedRedirect } from "@/lib/content/redirects/resolving";
import { saveRedirects } from "@/lib/content/redirects/saving.commands";
import { landingPath } from "@/lib/jobs/public/landings";
import { findKnownSkills } from "@/lib/jobs/skills.queries";
import { readLocations } from "@/lib/places/locations.queries";
import { isRemoteWord } from "@/lib/places/place-names";
import { siteUrl } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { categorySlug } from "@/lib/shared/categories/known";
import { skillSlug } from "@/lib/shared/text";
import { isUnknownCategory, readCategory } from "../fields/category";
import { readJobType } from "../fields/terms";
import type { Mapping } from "../mapping.schema";
import type { OldPage, OldPagesReport } from "./schema";
import { statedTerms } from "./stated-terms";

const AT_ONCE = 500;

/** What is known here of the names that pages have. */
type TargetNames = {
  mapping: Mapping;
  companies: ReadonlyMap<string, { slug: string }>;
  /** The skills of jobs, by their slugs. */
  skills: ReadonlySet<string>;
  /** What searches for a place's jobs, by its name. */
  places: ReadonlyMap<string, Partial<SearchQuery>>;
};

function categoryTarget(name: string, { mapping }: TargetNames): string | null {
  const record = { occupationalCategory: [name] };
  const [stated] = statedTerms(record, "occupationalCategory", mapping);
  if (stated === undefined || isUnknownCategory(stated)) return null;
  const code = readCategory({ title: "", occupation: stated, industry: null });
  return landingPath({ kind: "category", slug: categorySlug(code) });
}

function typeTarget(name: string, { mapping }: TargetNames): string | null {
  const [stated] = statedTerms({ employmentType: [name] }, "employmentType", mapping);
  const type = readJobType(stated);
  return type && searchHref({ jobType: [type] });
}

// A search has no page that goes away with its jobs, and names the landing page where there is one.
const wordsTarget = (name: string): string => searchHref({ query: name });

/** The page here that stands for a page of the old site; null if there is none. */
const TARGETS: Record<OldPage["kind"], (name: string, known: TargetNames) => string | null> = {
  category: categoryTarget,
  type: typeTarget,
  // Tags come in as skills.
  tag: (name, { skills }) => {
    const slug = skillSlug(name);
    return skills.has(slug) ? searchHref({ skill: [slug] }) : wordsTarget(name);
  },
  place: (name, { places }) => {
    const query = places.get(name);
    return query ? searchHref(query) : wordsTarget(name);
  },
  words: wordsTarget,
  company: (name, { companies }) => {
    const slug = companies.get(name)?.slug;
    return slug === undefined ? null : `/companies/${slug}`;
  },
};

/** What searches for the jobs of places, as an import reads the same words; nothing for unknown ones. */
async function readPlaces(
  names: readonly string[],
  { country }: Mapping,
): Promise<TargetNames["places"]> {
  const countryHint = country ?? null;
  const stated = names.map((text) => ({
    locations: [{ text, countryCode: null, point: null }],
    ...{ countryHint, likelyCountry: null },
  }));
  const read = await readLocations(stated);
  const known = new Map<string, Partial<SearchQuery>>();
  for (const [index, name] of names.entries()) {
    const place = read[index]?.places[0];
    if (place?.city || place?.countryCode) known.set(name, { location: place.label });
    else if (isRemoteWord(name)) known.set(name, { mode: ["remote"] });
  }
  return known;
}

async function learn(pages: readonly OldPage[], mapping: Mapping): Promise<TargetNames> {
  const named = (kind: OldPage["kind"]) => [
    ...new Set(pages.filter((page) => page.kind === kind).map(({ name }) => name)),
  ];
  return {
    mapping,
    companies: await findNamedCompanies(named("company")),
    skills: await findKnownSkills(named("tag").map(skillSlug)),
    places: await readPlaces(named("place"), mapping),
  };
}

function redirectOf({ address }: OldPage, target: string): WantedRedirect | null {
  const from = readOldAddress(address);
  const to = readTarget(target, { siteUrl: siteUrl(), allowsOutside: false });
  return from.problem === undefined && to.problem === undefined ? { ...from, to } : null;
}

/**
 * Leads the old site's pages of companies and of terms, such as categories, to those here. An
 * address that leads somewhere already stays as it is, so a repeat changes nothing.
 */
export async function leadOldPages(
  pages: readonly OldPage[],
  mapping: Mapping,
): Promise<OldPagesReport> {
  const report: OldPagesReport = { led: 0, lost: [] };
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const some = pages.slice(start, start + AT_ONCE);
    const known = await learn(some, mapping);
    const wanted: WantedRedirect[] = [];
    for (const page of some) {
      const target = TARGETS[page.kind](page.name, known);
      const redirect = target && redirectOf(page, target);
      if (redirect) wanted.push(redirect);
      else report.lost.push(page);
    }
    await db.$transaction((tx) => saveRedirects(tx, wanted, { keeps: true }), { timeout: 60_000 });
    report.led += wanted.length;
  }
  return report;
}
