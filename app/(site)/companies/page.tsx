import type { Route } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { companiesHref, parseCompaniesQuery } from "@/components/companies/companies-href";
import { CompanyList } from "@/components/companies/company-list";
import { listCompanies } from "@/lib/companies/queries";
import { settingGroup } from "@/lib/platform/settings";
import { plural } from "@/lib/shared/plural";
import { offeredMetadata, offeredPage } from "../offered-page";
import "@/app/sheets/companies.css";

type Props = PageProps<"/companies">;

export const generateMetadata = offeredMetadata("companies", async ({ searchParams }: Props) => {
  const wanted = parseCompaniesQuery(await searchParams);
  const { total, pageCount } = await listCompanies(wanted);
  const name = wanted.query ? `Companies called “${wanted.query}”` : "Companies";
  const page = wanted.page > 1 ? ` (page ${wanted.page} of ${pageCount})` : "";
  const found = plural(total, {
    one: "{count} company with open jobs",
    other: "{count} companies with open jobs",
  });
  return pageMetadata({
    title: `${name}${page}`,
    description: `${found}: who they are, whether they are verified, and what they offer.`,
    path: companiesHref(wanted),
    isHidden: wanted.query !== "",
  });
});

export default offeredPage("companies", async ({ searchParams }: Props) => {
  const wanted = parseCompaniesQuery(await searchParams);
  const found = await listCompanies(wanted);
  // Past the last page there is no row to count by, so the first page is queried instead.
  if (found.companies.length === 0 && wanted.page > 1) {
    redirect(companiesHref({ ...wanted, page: 1 }) as Route);
  }
  return <CompanyList query={wanted.query} {...found} words={settingGroup("words")} />;
});
