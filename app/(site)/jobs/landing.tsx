import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { MissingPage } from "@/components/content/missing-page";
import { LandingPage, landingName } from "@/components/jobs/landing-page";
import { JsonLd } from "@/components/site/json-ld";
import { landingPath } from "@/lib/jobs/public/landings";
import { findLanding, listLandings } from "@/lib/jobs/public/landings.queries";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { searchJobs } from "@/lib/jobs/queries";
import { site } from "@/lib/platform/site";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import type { Parameters } from "@/lib/shared/parameters";
import { jobItemList, landingTrail } from "@/lib/structured-data/site-markup";
import { feedAlternates } from "@/lib/syndication/job-feeds";
import "@/app/sheets/jobs.css";

type Address = { kind: Landing["kind"]; slug: string; parameters: Parameters };

/** A landing page's metadata. The page exists only if there are jobs. */
export async function landingMetadata({ kind, slug, parameters }: Address): Promise<Metadata> {
  const landing = await findLanding(kind, slug);
  if (!landing) return missingMetadata();
  const { page } = parseSearchQuery(parameters);
  const query = { ...EMPTY_QUERY, ...landing.query, page };
  const { total, pageCount } = await searchJobs(query);
  const name = landingName(landing);
  return pageMetadata({
    title: page > 1 ? `${name} (page ${page} of ${pageCount})` : name,
    description: `${name}: ${total.toLocaleString("en")} open. See pay, place and skills at a glance and apply.`,
    path: searchHref({ page }, landingPath(landing)),
    feeds: feedAlternates(query, site()),
  });
}

export async function LandingScreen({ kind, slug, parameters }: Address) {
  const landing = await findLanding(kind, slug);
  if (!landing) return <MissingPage />;
  const { page } = parseSearchQuery(parameters);
  const query = { ...EMPTY_QUERY, ...landing.query, page };
  const [result, landings] = await Promise.all([searchJobs(query), listLandings()]);
  if (page > Math.max(result.pageCount, 1)) redirect(landingPath(landing) as Route);
  const trail = landingTrail(landing);
  return (
    <>
      <JsonLd value={breadcrumbList(trail, site())} />
      <JsonLd value={jobItemList(result.jobs, site())} />
      <LandingPage
        landing={landing}
        trail={trail}
        query={query}
        result={result}
        others={landings.filter((other) => other !== landing)}
        now={new Date()}
      />
    </>
  );
}
