import type { Metadata } from "next";
import { RedirectsPage } from "@/components/content/redirects/redirects-page";
import { requireAdmin } from "@/lib/accounts/session";
import { readRedirectFilters } from "@/lib/content/redirects/filters";
import { findRedirectRow, listRedirects } from "@/lib/content/redirects/queries";
import { site } from "@/lib/platform/site";
import { isId } from "@/lib/shared/ids";
import { type Parameters, readCode } from "@/lib/shared/parameters";
import "@/app/sheets/charts.css";

export const metadata: Metadata = { title: "Redirects – Admin", robots: { index: false } };

type Props = { searchParams: Promise<Parameters> };

export default async function AdminRedirectsPage({ searchParams }: Props) {
  const actor = await requireAdmin();
  const parameters = await searchParams;
  const filters = readRedirectFilters(parameters);
  const id = readCode(parameters, "change");
  const [list, changed] = await Promise.all([
    listRedirects(actor, filters),
    isId(id) ? findRedirectRow(actor, id) : null,
  ]);
  return <RedirectsPage {...{ list, filters, changed }} siteUrl={site().url} />;
}
