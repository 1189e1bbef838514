import type { Metadata, Route } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { missingMetadata, pageMetadata } from "@/app/page-metadata";
import { ResponseClock } from "@/components/analytics/response-clock";
import { CompanyAbout } from "@/components/companies/page/company-about";
import { CompanyFacts, CompanyTrust } from "@/components/companies/page/company-facts";
import { CompanyJobs } from "@/components/companies/page/company-jobs";
import { CompanyPhotos } from "@/components/companies/page/company-photos";
import {
  CompanyBenefits,
  CompanyQuote,
  CompanyReasons,
} from "@/components/companies/page/company-story";
import { CompanyTop } from "@/components/companies/page/company-top";
import { SimilarCompanies } from "@/components/companies/page/similar-companies";
import { MissingPage } from "@/components/content/missing-page";
import { JsonLd } from "@/components/site/json-ld";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { findResponseClock } from "@/lib/analytics/response-times.queries";
import { findPictures } from "@/lib/companies/pictures/queries";
import { findCompany, listSimilarCompanies } from "@/lib/companies/queries";
import { findStory } from "@/lib/companies/story/queries";
import { findCompanyOpenings } from "@/lib/jobs/public/company-openings.queries";
import { searchCompanyJobs } from "@/lib/jobs/queries";
import { formToken } from "@/lib/platform/security/form-token";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import { breadcrumbList } from "@/lib/shared/breadcrumbs";
import { plural } from "@/lib/shared/plural";
import { companyShareImage } from "@/lib/structured-data/share-cards";
import { companyTrail } from "@/lib/structured-data/site-markup";
import "@/app/sheets/companies.css";

type Props = PageProps<"/companies/[slug]">;

const ALL_COMPANIES = { href: "/companies", label: "All companies" };

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
    isEmbeddable: true,
  });
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const company = await findCompany((await params).slug);
  if (!company) {
    return (
      <MissingPage
        title="Company not found"
        text="It may have left, or the address is mistyped."
        {...(settingGroup("features").companies ? { back: ALL_COMPANIES } : {})}
      />
    );
  }
  const path = `/companies/${company.slug}` as const;
  const filters = parseSearchQuery(await searchParams);
  const [result, clock, openings, similar, story, pictures] = await Promise.all([
    searchCompanyJobs(company, filters),
    findResponseClock(company.id),
    findCompanyOpenings(company.id),
    listSimilarCompanies(company),
    findStory(company.id),
    findPictures(company.id),
  ]);
  if (filters.page > Math.max(result.pageCount, 1)) redirect(path as Route);
  const tabs = [
    { id: "about", label: "About" },
    ...(pictures.photos.length ? [{ id: "photos", label: "Photos" }] : []),
    { id: "jobs", label: "Jobs", count: company.liveJobs },
    ...(story?.benefits.length ? [{ id: "benefits", label: "Benefits" }] : []),
  ];
  return (
    <>
      <JsonLd value={breadcrumbList(companyTrail(company, settingGroup("features")), site())} />
      <CompanyTop
        company={company}
        cover={pictures.cover}
        tagline={story?.tagline ?? null}
        clock={clock}
        formToken={formToken()}
        tabs={tabs}
      />
      <div className="wrap co-page">
        <div>
          <CompanyAbout company={company} />
          <CompanyReasons reasons={story?.reasons ?? []} />
          <CompanyPhotos photos={pictures.photos} name={company.name} />
          <CompanyJobs {...{ company, openings, filters, result }} now={new Date()} />
          <CompanyQuote quote={story?.quote ?? null} />
          <CompanyBenefits benefits={story?.benefits ?? []} />
          <SimilarCompanies companies={similar} />
        </div>
        <aside className="co-aside" aria-label={`${company.name} at a glance`}>
          <StaticMarkup className="co-glance">
            <ResponseClock clock={clock} />
            <CompanyFacts company={company} places={openings.places} />
            <CompanyTrust company={company} />
          </StaticMarkup>
        </aside>
      </div>
    </>
  );
}
