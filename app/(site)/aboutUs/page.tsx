import { pageMetadata } from "@/app/page-metadata";
import { ContentPage } from "@/components/content/content-page";
import { countMarket } from "@/lib/jobs/queries";
import { site } from "@/lib/platform/site";

export function generateMetadata() {
  return pageMetadata({
    title: "About us",
    description: "Who this job board is for, how companies are checked, and how it works.",
    path: "/aboutUs",
  });
}

export default async function AboutPage() {
  const { name } = site();
  const { liveJobs, companies } = await countMarket();
  return (
    <ContentPage
      title="About us"
      lede={`${name} brings people who look for work and companies that have it into the same harbour.`}
      path="/aboutUs"
    >
      <p>
        Right now {liveJobs.toLocaleString("en")} jobs at {companies.toLocaleString("en")} companies
        are open here. Every one of them can be searched, read and shared without an account.
      </p>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>
          <b>Nothing invented.</b> When an employer does not state the pay, the page says so. A
          typical figure is marked as typical.
        </li>
        <li>
          <b>Real companies.</b> A person checks a company before its seal appears, and the
          company's page says what was checked and when.
        </li>
        <li>
          <b>No dead ends.</b> A job that has closed says when it closed and leads to others like
          it.
        </li>
        <li>
          <b>Your search is yours.</b> There are no advertisements, and no other company's scripts
          run on these pages.
        </li>
      </ul>
      <h2>How jobs get here</h2>
      <p>
        They come from employers, or from a source that publishes postings for others to show. A job
        from such a source names it, and its button leads to where you apply.
      </p>
      <h2>Open source</h2>
      <p>
        The program behind this site is free software under the MIT licence. Anyone may run it, read
        it and improve it.
      </p>
      <p>
        Names and positions of places are those of <a href="https://www.geonames.org/">GeoNames</a>,
        under the{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>{" "}
        licence.
      </p>
    </ContentPage>
  );
}
