import type { Metadata, Route } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { LandingPage } from "@/components/jobs/landing-page";
import { JsonLd } from "@/components/site/json-ld";
import { findLandingFacts } from "@/lib/jobs/public/landing-facts.queries";
import { landingName, landingPath } from "@/lib/jobs/public/landings";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import {
  type Landing,
  type LandingTopic,
  MIN_JOBS_IN_PLACE,
} from "@/lib/jobs/public/landings.schema";
import { listLandingsInPlaces } from "@/lib/jobs/public/landings-in-places.queries";
import { searchJobs } from "@/lib/jobs/queries";
import { markMoved } from "@/lib/platform/server/response-status";
import { site } from "@/lib/platform/site";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { categoryOfSlug, categorySlug } from "@/lib/shared/categories/known";
import { formatNumber } from "@/lib/shared/formats/numbers";
import type { Parameters } from "@/lib/shared/parameters";
import { jobItemList, landingTrail } from "@/lib/structured-data/site-markup";
import { feedAlternates } from "@/lib/syndication/job-feeds";
import { MissingAddress } from "../missing-address";
import "@/app/sheets/landing.css";

type Address = {
  /** `null` if there is no such page. */
  landing: LandingTopic | null;
  parameters: Parameters;
};

/** The search of a landing page; `null` if there is no such page, or no job for it. */
async function readLanding({ landing, parameters }: Address) {
  if (!landing) return null;
  const { page } = parseSearchQuery(parameters);
  const query = { ...EMPTY_QUERY, ...landing.query, page };
  const result = await searchJobs(query);
  return result.total === 0 ? null : { landing, page, query, result };
}

/**
 * Sends visitors of a category's former address, or of one that was merged into another, on to the
 * page it has now.
 */
export function followCategory(slug: string, rest = ""): void {
  const code = categoryOfSlug(slug);
  const current = code && categorySlug(code);
  if (current === null || current === slug) return;
  markMoved();
  permanentRedirect(`/jobs/category/${current}${rest}` as Route);
}

/** A landing page's metadata. The page exists only if there are jobs. */
export async function landingMetadata(address: Address): Promise<Metadata> {
  const found = await readLanding(address);
  if (!found) return missingMetadata();
  const { landing, page, query, result } = found;
  const name = landingName(landing);
  return pageMetadata({
    title: page > 1 ? `${name} (page ${page} of ${result.pageCount})` : name,
    description: `${name}: ${formatNumber(result.total)} open. See pay, place and skills at a glance and apply.`,
    path: searchHref({ page }, landingPath(landing)),
    isHidden: landing.inPlace !== undefined && result.total < MIN_JOBS_IN_PLACE,
    feeds: feedAlternates(query, site()),
  });
}

/** The landing pages that narrow this one, or share its place. */
async function listNear({ kind, slug, cityId, query }: LandingTopic): Promise<Landing[]> {
  const category = kind === "category" ? query.category?.[0] : undefined;
  const which = cityId === null ? category && { category } : { cityId };
  if (!which) return [];
  const near = await listLandingsInPlaces(which);
  return near.filter((other) => other.slug !== slug);
}

export async function LandingScreen(address: Address) {
  const found = await readLanding(address);
  if (!found) return <MissingAddress />;
  const { landing, page, query, result } = found;
  if (page > Math.max(result.pageCount, 1)) redirect(landingPath(landing) as Route);
  const [facts, near, landings] = await Promise.all([
    findLandingFacts(landing),
    listNear(landing),
    listLandings(),
  ]);
  const trail = landingTrail(landing);
  return (
    <>
      <JsonLd value={breadcrumbList(trail, site())} />
      <JsonLd value={jobItemList(result.jobs, site())} />
      <LandingPage
        landing={landing}
        facts={facts}
        trail={trail}
        query={query}
        result={result}
        near={near}
        others={landings.filter(({ kind, slug }) => kind !== landing.kind || slug !== landing.slug)}
        now={new Date()}
      />
    </>
  );
}
