import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { Landing } from "@/lib/jobs/public/landings.schema";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { DEFAULT_FEATURES } from "@/lib/shared/setting-groups/features";
import { aJobDetail } from "@/lib/testing/public-samples";
import { structuredDataFaults } from "@/lib/testing/services/structured-data";
import {
  companyTrail,
  jobItemList,
  jobTrail,
  landingTrail,
  siteMarkup,
  siteOrganization,
} from "./site-markup";

const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };
const DESIGN: Landing = {
  kind: "category",
  slug: "design",
  label: "Design",
  cityId: null,
  count: 3,
  query: { category: ["design"] },
  newestAt: "2026-11-20T08:30:00.000Z",
};
const job = aJobDetail();

it.each([
  ["a job", jobTrail(job, DESIGN), ["Home", "Jobs", "Design", "Freight planner"]],
  ["a job without a landing page", jobTrail(job, null), ["Home", "Jobs", "Freight planner"]],
  [
    "a company",
    companyTrail(job.company, DEFAULT_FEATURES),
    ["Home", "Companies", "Northwind Logistics"],
  ],
  [
    "a company on a site without a list of companies",
    companyTrail(job.company, { ...DEFAULT_FEATURES, companies: false }),
    ["Home", "Northwind Logistics"],
  ],
  ["a landing page", landingTrail(DESIGN), ["Home", "Jobs", "Design"]],
  [
    "a landing page of a category in a place",
    landingTrail({
      kind: "category_in_place",
      slug: "design/in/pune-india",
      label: "Design",
      inPlace: "Pune, India",
    }),
    ["Home", "Jobs", "Pune, India", "Design"],
  ],
])("leads from the home page to %s, in steps with valid markup", async (...[, trail, labels]) => {
  const markup = breadcrumbList(trail, SITE);

  expect(trail.map(({ label }) => label)).toEqual(labels);
  expect(markup.itemListElement).toEqual(
    trail.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `https://jobs.example.org${path}`,
    })),
  );
  expect(await structuredDataFaults(markup)).toEqual([]);
});

it("says who runs the site and how to search it", async () => {
  const { "@graph": parts } = siteMarkup(SITE);

  expect(parts).toMatchObject([
    { "@type": "Organization", url: "https://jobs.example.org/" },
    {
      "@type": "WebSite",
      name: "Jobharbor",
      publisher: { "@id": "https://jobs.example.org/#organization" },
      potentialAction: {
        target: {
          urlTemplate: "https://jobs.example.org/search-results?query={search_term_string}",
        },
      },
    },
  ]);
  for (const part of parts) expect(await structuredDataFaults(part as never)).toEqual([]);
  expect(existsSync("public/img/icon-512.png")).toBe(true);
});

it("includes the operator's own mark, and the site's other addresses", async () => {
  const organization = siteOrganization({
    ...SITE,
    icon: "mark.png",
    social: ["https://social.example.com/jobs"],
  });

  expect(organization).toMatchObject({
    logo: "https://jobs.example.org/brand/icon-512.png?v=mark.png",
    sameAs: ["https://social.example.com/jobs"],
  });
  const markup = { "@context": "https://schema.org", ...organization } as const;
  expect(await structuredDataFaults(markup)).toEqual([]);
});

it("lists results only by their addresses, without samples", async () => {
  const markup = jobItemList([job, { ...job, isSample: true }, { ...job, slug: "b-c3" }], SITE);

  expect(markup.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, url: `https://jobs.example.org/job/${job.slug}` },
    { "@type": "ListItem", position: 2, url: "https://jobs.example.org/job/b-c3" },
  ]);
  expect(JSON.stringify(markup)).not.toContain("JobPosting");
});
