import type { Metadata } from "next";
import { CategoryCarousel, CategoryGrid } from "@/components/home/categories";
import { EmployerBand } from "@/components/home/employer-band";
import { HelpedCompanies } from "@/components/home/helped-companies";
import { Hero } from "@/components/home/hero";
import { JobCarousel } from "@/components/home/job-carousel";
import { PopularSearches } from "@/components/home/popular-searches";
import { HomeSearchBar } from "@/components/search/fields/home-search-bar.client";
import { JsonLd } from "@/components/site/json-ld";
import { listHelpedCompanies } from "@/lib/companies/queries";
import {
  countPopularCategories,
  listCategoriesHere,
} from "@/lib/content/popular-categories.queries";
import { POPULAR_CATEGORIES } from "@/lib/content/popular-categories.schema";
import { listLandings } from "@/lib/jobs/public/landings.queries";
import {
  countMarket,
  listFresherJobs,
  listLatestInternships,
  listRemoteJobs,
} from "@/lib/jobs/queries";
import { SAMPLE_FRESHER_JOBS, SAMPLE_INTERNSHIPS, SAMPLE_REMOTE_JOBS } from "@/lib/jobs/samples";
import { respondWith } from "@/lib/platform/server/response-status";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { heroPicture } from "@/lib/shared/appearance/hero-picture";
import { hasOwnCategories } from "@/lib/shared/categories/known";
import { isOffered } from "@/lib/shared/setting-groups/features";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { siteMarkup } from "@/lib/structured-data/site-markup";
import { pageMetadata } from "../page-metadata";
import { orSamples, readSection } from "./home-sections";
import "@/app/sheets/home.css";

const ITEMS = 10;
const LOGOS = 18;

export function generateMetadata(): Metadata {
  const { tagline, description } = settingGroup("words");
  // Its title in tabs is the layout's, which names the site first.
  const { title: _, ...metadata } = pageMetadata({ title: tagline, description, path: "/" });
  return metadata;
}

/** The rows of jobs, each read only if it is shown. */
function jobRows(words: SiteWords) {
  return [
    {
      id: "internships",
      title: words.internshipsTitle,
      subtitle: words.internshipsText,
      viewAll: "/internships",
      read: listLatestInternships,
      samples: SAMPLE_INTERNSHIPS,
    },
    {
      id: "remote",
      title: words.remoteTitle,
      subtitle: words.remoteText,
      viewAll: "/jobs/remote",
      read: listRemoteJobs,
      samples: SAMPLE_REMOTE_JOBS,
    },
    {
      id: "freshers",
      title: words.freshersTitle,
      subtitle: words.freshersText,
      viewAll: "/freshers",
      read: listFresherJobs,
      samples: SAMPLE_FRESHER_JOBS,
    },
  ] as const;
}

export default async function HomePage() {
  const now = new Date();
  const features = settingGroup("features");
  const words = settingGroup("words");
  const rows = jobRows(words)
    .filter(({ viewAll }) => isOffered(features, viewAll))
    .map(({ read, samples, ...row }) => ({
      ...row,
      jobs: orSamples(row.id, read(ITEMS), samples.slice(0, ITEMS)),
    }));
  // Without any of its rows, the page fails its purpose.
  void Promise.all(rows.map(({ jobs }) => jobs)).then(
    (read) => read.every((row) => row === null) && respondWith(503),
  );
  const [market, landings, chosen, counts, helpedCompanies] = await Promise.all([
    readSection("figures", countMarket()),
    readSection("popular searches", listLandings()),
    readSection("categories", listCategoriesHere()),
    readSection("category counts", countPopularCategories()),
    features.companies ? readSection("companies", listHelpedCompanies(LOGOS)) : [],
  ]);
  const appearance = settingGroup("appearance");
  const { headline, lede } = appearance;
  const helped = helpedCompanies ?? [];
  const shown = { categories: chosen ?? (hasOwnCategories() ? [] : POPULAR_CATEGORIES), counts };
  return (
    <>
      <JsonLd value={siteMarkup(site())} />
      <Hero headline={headline} lede={lede} totals={market} picture={heroPicture(appearance)}>
        <HomeSearchBar />
        <PopularSearches landings={landings ?? []} />
      </Hero>
      {shown.categories.length > 0 && (
        <div className="wrap section">
          <CategoryCarousel
            title={words.categoriesTitle}
            subtitle={words.categoriesText}
            {...shown}
          />
        </div>
      )}
      <div className="night section" data-scope="night">
        <div className="wrap">
          {rows.map((row) => (
            <JobCarousel key={row.id} {...row} now={now} />
          ))}
        </div>
      </div>
      <HelpedCompanies title={words.helpedTitle} companies={helped} />
      {shown.categories.length > 0 && (
        <div className={helped.length > 0 ? "wrap pb-20" : "wrap section"}>
          <CategoryGrid title={words.gridTitle} subtitle={words.gridText} {...shown} />
        </div>
      )}
      <EmployerBand
        title={words.bandTitle}
        text={words.bandText}
        hasCompanies={features.companies}
        totals={market}
      />
    </>
  );
}
