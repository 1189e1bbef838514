import type { Metadata } from "next";
import { CategoryCarousel, CategoryGrid } from "@/components/home/categories";
import { EmployerBand } from "@/components/home/employer-band";
import { HelpedCompanies } from "@/components/home/helped-companies";
import { Hero } from "@/components/home/hero";
import { JobCarousel } from "@/components/home/job-carousel";
import { PopularSearches } from "@/components/home/popular-searches";
import { HomeSearchBar } from "@/components/search/fields/home-search-bar.client";
import { listHelpedCompanies } from "@/lib/companies/queries";
import { listPopularCategories } from "@/lib/content/category-cards.queries";
import { countPopularCategories } from "@/lib/content/popular-categories.queries";
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
import { orSamples, readSection } from "./home-sections";
import "@/app/sheets/home.css";

const ITEMS = 10;
const LOGOS = 18;

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default async function HomePage() {
  const now = new Date();
  const internships = orSamples(
    "internships",
    listLatestInternships(ITEMS),
    SAMPLE_INTERNSHIPS.slice(0, ITEMS),
  );
  const remoteJobs = orSamples(
    "remote jobs",
    listRemoteJobs(ITEMS),
    SAMPLE_REMOTE_JOBS.slice(0, ITEMS),
  );
  const fresherJobs = orSamples(
    "fresher jobs",
    listFresherJobs(ITEMS),
    SAMPLE_FRESHER_JOBS.slice(0, ITEMS),
  );
  // Without any of its rows, the page fails its purpose.
  const rows = Promise.all([internships, remoteJobs, fresherJobs]);
  void rows.then((jobs) => jobs.every((row) => row === null) && respondWith(503));
  const [market, landings, chosen, counts, companies] = await Promise.all([
    readSection("figures", countMarket()),
    readSection("popular searches", listLandings()),
    readSection("categories", listPopularCategories()),
    readSection("category counts", countPopularCategories()),
    readSection("companies", listHelpedCompanies(LOGOS)),
  ]);
  const { headline, lede } = settingGroup("appearance");
  const words = settingGroup("words");
  const shown = { categories: chosen ?? POPULAR_CATEGORIES, counts };
  return (
    <>
      <Hero headline={headline} lede={lede} totals={market}>
        <HomeSearchBar />
        <PopularSearches landings={landings ?? []} />
      </Hero>
      <div className="wrap section">
        <CategoryCarousel
          title={words.categoriesTitle}
          subtitle={words.categoriesText}
          {...shown}
        />
      </div>
      <div className="night section" data-scope="night">
        <div className="wrap">
          <JobCarousel
            id="internships"
            title={words.internshipsTitle}
            subtitle={words.internshipsText}
            viewAll="/internships"
            jobs={internships}
            now={now}
          />
          <JobCarousel
            id="remote"
            title={words.remoteTitle}
            subtitle={words.remoteText}
            viewAll="/jobs/remote"
            jobs={remoteJobs}
            now={now}
          />
          <JobCarousel
            id="freshers"
            title={words.freshersTitle}
            subtitle={words.freshersText}
            viewAll="/freshers"
            jobs={fresherJobs}
            now={now}
          />
        </div>
      </div>
      <HelpedCompanies title={words.helpedTitle} companies={companies ?? []} />
      <div className="wrap pb-20">
        <CategoryGrid title={words.gridTitle} subtitle={words.gridText} {...shown} />
      </div>
      <EmployerBand title={words.bandTitle} text={words.bandText} totals={market} />
    </>
  );
}
