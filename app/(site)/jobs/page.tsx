import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { CategoryGrid } from "@/components/home/categories";
import { JobList } from "@/components/jobs/job-list";
import { LandingLinks } from "@/components/jobs/landing-links";
import { ViewedJobs } from "@/components/jobs/saved/viewed-jobs.client";
import { BrowseSearch } from "@/components/search/fields/browse-search";
import { RecentSearches } from "@/components/search/fields/recent-searches.client";
import {
  countPopularCategories,
  listCategoriesHere,
} from "@/lib/content/popular-categories.queries";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import { countMarket, searchJobs } from "@/lib/jobs/queries";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { EMPTY_QUERY } from "@/lib/search/schema";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { plural } from "@/lib/shared/plural";
import { feedAlternates } from "@/lib/syndication/job-feeds";
import "@/app/sheets/browse.css";

type Props = PageProps<"/jobs">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = parseSearchQuery(await searchParams);
  return pageMetadata({
    title: page > 1 ? `Browse jobs (page ${page})` : "Browse jobs",
    description: "Every open job by category and place, newest first. Search, filter and apply.",
    path: searchHref({ page }, "/jobs"),
    feeds: feedAlternates(EMPTY_QUERY, site()),
  });
}

export default async function JobsPage({ searchParams }: Props) {
  const { page } = parseSearchQuery(await searchParams);
  const [market, result, landings, categories, counts] = await Promise.all([
    countMarket(),
    searchJobs({ ...EMPTY_QUERY, page }),
    listLandings(),
    listCategoriesHere(),
    countPopularCategories(),
  ]);
  if (page > Math.max(result.pageCount, 1)) redirect("/jobs");
  const isFirst = page === 1;
  const words = settingGroup("words");
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <h1>Browse jobs</h1>
        <p className="lede num">
          {plural(market.liveJobs, { one: "{count} open job", other: "{count} open jobs" })} at{" "}
          {plural(market.companies, { one: "{count} company", other: "{count} companies" })},{" "}
          {formatNumber(market.postedLast30Days)} of them posted in the last 30 days.
        </p>
      </div>
      <BrowseSearch />
      {isFirst && (
        <div className="recent-place">
          <RecentSearches />
        </div>
      )}
      {isFirst && categories.length > 0 && (
        <div className="pt-12">
          <CategoryGrid
            title={words.categoriesTitle}
            subtitle={words.gridText}
            categories={categories}
            counts={counts}
          />
        </div>
      )}
      <JobList
        title={isFirst ? "Newest jobs" : `All jobs, page ${page}`}
        more={{ href: "/search-results", label: "All jobs, with filters" }}
        result={result}
        path="/jobs"
        now={new Date()}
      />
      {isFirst && <ViewedJobs />}
      <LandingLinks landings={landings} />
    </div>
  );
}
