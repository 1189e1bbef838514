import type { Metadata, Route } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { ResponseNote } from "@/components/analytics/response-note";
import { CompanyAbout, CompanyHero } from "@/components/companies/company-profile";
import { MissingPage } from "@/components/content/missing-page";
import { JobList } from "@/components/jobs/job-list";
import { JsonLd } from "@/components/site/json-ld";
import { findResponseClock } from "@/lib/analytics/response-times.queries";
import { findCompany } from "@/lib/companies/queries";
import { searchCompanyJobs } from "@/lib/jobs/queries";
import { site } from "@/lib/platform/site";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { plural } from "@/lib/shared/plural";
import { companyShareImage } from "@/lib/structured-data/share-cards";
import { companyTrail } from "@/lib/structured-data/site-markup";

type Props = PageProps<"/companies/[slug]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { slug } = await params;
  const company = await findCompany(slug);
  if (!company) return missingMetadata("Company not found");
  if (company.slug !== slug) permanentRedirect(`/companies/${company.slug}`);
  const { page } = parseSearchQuery(await searchParams);
  const jobs = plural(company.liveJobs, { one: "{count} open job", other: "{count} open jobs" });
  return pageMetadata({
    title: `${company.name}${page > 1 ? ` (page ${page})` : ""} – Companies`,
    description: `${company.name}: ${jobs}. ${company.excerpt ?? ""}`.trim(),
    path: searchHref({ page }, `/companies/${company.slug}`),
    image: companyShareImage(company, site()),
  });
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const company = await findCompany((await params).slug);
  if (!company) {
    return (
      <MissingPage
        title="Company not found"
        text="It may have left, or the address is mistyped."
        back={{ href: "/companies", label: "All companies" }}
      />
    );
  }
  const path = `/companies/${company.slug}` as const;
  const { page } = parseSearchQuery(await searchParams);
  const [result, clock] = await Promise.all([
    searchCompanyJobs(company, page),
    findResponseClock(company.id),
  ]);
  if (page > Math.max(result.pageCount, 1)) redirect(path as Route);
  return (
    <>
      <JsonLd value={breadcrumbList(companyTrail(company), site())} />
      <CompanyHero company={company} />
      <div className="wrap job-page">
        <JobList
          title="Open jobs"
          more={{ href: searchHref({ company: company.slug }), label: "Filter these jobs" }}
          result={result}
          path={path}
          now={new Date()}
        />
        <aside className="aside" aria-label="About the company">
          <CompanyAbout company={company} />
          <ResponseNote clock={clock} />
        </aside>
      </div>
    </>
  );
}
