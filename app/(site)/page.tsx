import type { Metadata } from "next";
import { CategoryCarousel, CategoryGrid } from "@/components/home/categories";
import { EmployerBand } from "@/components/home/employer-band";
import { HelpedCompanies } from "@/components/home/helped-companies";
import { Hero } from "@/components/home/hero";
import { JobCarousel } from "@/components/home/job-carousel";
import { PopularSearches } from "@/components/home/popular-searches";
import { HomeSearchBar } from "@/components/search/home-search-bar.client";
import { listHelpedCompanies } from "@/lib/companies/queries";
import { countPopularCategories } from "@/lib/content/queries";
import { POPULAR_CATEGORIES } from "@/lib/content/schema";
import { listLandings } from "@/lib/jobs/landings/queries";
import {
  countMarket,
  listFresherJobs,
  listLatestInternships,
  listRemoteJobs,
} from "@/lib/jobs/queries";
import { SAMPLE_FRESHER_JOBS, SAMPLE_INTERNSHIPS, SAMPLE_REMOTE_JOBS } from "@/lib/jobs/samples";
import type { JobCard } from "@/lib/jobs/schema";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

const ITEMS = 10;
const LOGOS = 18;

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** What a section shows, or `null` when it could not be read: the page stands without it. */
async function settle<T>(section: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    log.error({ error, section }, "a section of the home page failed");
    return null;
  }
}

function orSamples(jobs: JobCard[] | null, samples: JobCard[]): JobCard[] | null {
  if (jobs?.length || env().SAMPLE_CONTENT === "off") return jobs;
  return samples.slice(0, ITEMS);
}

export default async function HomePage() {
  const now = new Date();
  const [market, landings, counts, internships, remoteJobs, fresherJobs, companies] =
    await Promise.all([
      settle("figures", countMarket()),
      settle("popular searches", listLandings()),
      settle("categories", countPopularCategories()),
      settle("internships", listLatestInternships(ITEMS)),
      settle("remote jobs", listRemoteJobs(ITEMS)),
      settle("fresher jobs", listFresherJobs(ITEMS)),
      settle("companies", listHelpedCompanies(LOGOS)),
    ]);
  return (
    <>
      <Hero figures={market}>
        <HomeSearchBar />
        <PopularSearches landings={landings ?? []} />
      </Hero>
      <div className="wrap section">
        <CategoryCarousel categories={POPULAR_CATEGORIES} counts={counts} />
      </div>
      <div className="night section" data-scope="night">
        <div className="wrap">
          <JobCarousel
            id="internships"
            title="Latest Internships"
            subtitle="Placements of weeks or months, newest first."
            viewAll="/internships"
            jobs={orSamples(internships, SAMPLE_INTERNSHIPS)}
            now={now}
          />
          <JobCarousel
            id="remote"
            title="Remote Jobs"
            subtitle="Each one names the countries it can be done from."
            viewAll="/jobs/remote"
            jobs={orSamples(remoteJobs, SAMPLE_REMOTE_JOBS)}
            now={now}
          />
          <JobCarousel
            id="freshers"
            title="Freshers Jobs"
            subtitle="A year of experience at most."
            viewAll="/freshers"
            jobs={orSamples(fresherJobs, SAMPLE_FRESHER_JOBS)}
            now={now}
          />
        </div>
      </div>
      <HelpedCompanies companies={companies ?? []} />
      <div className="wrap pb-20">
        <CategoryGrid title="Jobs by Category" categories={POPULAR_CATEGORIES} counts={counts} />
      </div>
      <EmployerBand figures={market} />
    </>
  );
}
