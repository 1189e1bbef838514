import type { Graph, ItemList, Organization, WithContext } from "schema-dts";
import type { CompanySummary } from "@/lib/companies/schema";
import { landingPath } from "@/lib/jobs/public/landings";
import type { LandingName } from "@/lib/jobs/public/landings.schema";
import type { JobCard } from "@/lib/jobs/schema";
import { iconPath } from "@/lib/shared/appearance/logo-styles";
import type { Crumb } from "@/lib/shared/breadcrumbs";
import { isOffered, type SiteFeatures } from "@/lib/shared/setting-groups/features";
import { absolute, type Site } from "@/lib/shared/site";

const HOME: Crumb = { label: "Home", path: "/" };
const JOBS: Crumb = { label: "Jobs", path: "/jobs" };

/** Who runs the site, with its own mark if it has one. */
export function siteOrganization(site: Site): Exclude<Organization, string> {
  return {
    "@type": "Organization",
    "@id": absolute(site, "/#organization"),
    name: site.name,
    url: absolute(site, "/"),
    logo: absolute(site, site.icon ? iconPath(512, site.icon) : "/img/icon-512.png"),
    ...(site.social ? { sameAs: site.social } : {}),
  };
}

/** The home page's markup: who runs the site, and how to search it. */
export function siteMarkup(site: Site): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      siteOrganization(site),
      {
        "@type": "WebSite",
        "@id": absolute(site, "/#website"),
        name: site.name,
        url: absolute(site, "/"),
        publisher: { "@id": absolute(site, "/#organization") },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${site.url}/search-results?query={search_term_string}`,
          },
          // The types don't know the hyphen in the property's name.
          ...{ "query-input": "required name=search_term_string" },
        },
      },
    ],
  };
}

/** The breadcrumbs of a job's page, through the jobs of its category. */
export function jobTrail(
  job: Pick<JobCard, "title" | "slug">,
  landing: LandingName | null,
): Crumb[] {
  const between = landing ? [{ label: landing.label, path: landingPath(landing) }] : [];
  return [HOME, JOBS, ...between, { label: job.title, path: `/job/${job.slug}` }];
}

/** The breadcrumbs of a company's page, through the list of companies where the site has one. */
export function companyTrail(
  company: Pick<CompanySummary, "name" | "slug">,
  features: SiteFeatures,
): Crumb[] {
  const trail = [
    HOME,
    { label: "Companies", path: "/companies" },
    { label: company.name, path: `/companies/${company.slug}` },
  ];
  return trail.filter(({ path }) => isOffered(features, path));
}

/** The breadcrumbs of a landing page; one of a category or skill in a place is below its place. */
export function landingTrail(landing: LandingName): Crumb[] {
  const { label, slug, inPlace } = landing;
  const place = { kind: "place" as const, slug: slug.split("/").at(-1) ?? "" };
  const between = inPlace === undefined ? [] : [{ label: inPlace, path: landingPath(place) }];
  return [HOME, JOBS, ...between, { label, path: landingPath(landing) }];
}

/** A page of results as a list of links; each job's own markup is only on its page. */
export function jobItemList(jobs: JobCard[], site: Site): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: jobs
      .filter((job) => !job.isSample)
      .map((job, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: absolute(site, `/job/${job.slug}`),
      })),
  };
}
