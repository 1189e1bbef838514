import "server-only";
import { findNamedCompanies } from "@/lib/companies/imported-details.commands";
import { readOldAddress, readTarget } from "@/lib/content/redirects/addresses";
import type { WantedRedirect } from "@/lib/content/redirects/resolving";
import { saveRedirects } from "@/lib/content/redirects/saving.commands";
import { landingPath } from "@/lib/jobs/public/landings";
import { siteUrl } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import { searchHref } from "@/lib/search/search-query";
import { categorySlug } from "@/lib/shared/categories/known";
import { isUnknownCategory, readCategory } from "../fields/category";
import { readJobType } from "../fields/terms";
import type { Mapping } from "../mapping.schema";
import type { OldPage, OldPagesReport } from "./schema";
import { statedTerms } from "./stated-terms";

const AT_ONCE = 500;

type CompanySlugs = ReadonlyMap<string, { slug: string }>;

function categoryTarget(name: string, mapping: Mapping): string | null {
  const record = { occupationalCategory: [name] };
  const [stated] = statedTerms(record, "occupationalCategory", mapping);
  if (stated === undefined || isUnknownCategory(stated)) return null;
  const code = readCategory({ title: "", occupation: stated, industry: null });
  return landingPath({ kind: "category", slug: categorySlug(code) });
}

function typeTarget(name: string, mapping: Mapping): string | null {
  const [stated] = statedTerms({ employmentType: [name] }, "employmentType", mapping);
  const type = readJobType(stated);
  return type && searchHref({ jobType: [type] });
}

/** The page here that replaces a page of the old site; null if there is none. */
function targetOf({ kind, name }: OldPage, companies: CompanySlugs, mapping: Mapping) {
  if (kind === "category") return categoryTarget(name, mapping);
  if (kind === "type") return typeTarget(name, mapping);
  const slug = companies.get(name)?.slug;
  return slug === undefined ? null : `/companies/${slug}`;
}

function redirectOf({ address }: OldPage, target: string): WantedRedirect | null {
  const from = readOldAddress(address);
  const to = readTarget(target, { siteUrl: siteUrl(), allowsOutside: false });
  return from.problem === undefined && to.problem === undefined ? { ...from, to } : null;
}

/**
 * Redirects the old site's pages of categories, types and companies to the pages here. An address
 * that already leads somewhere stays as it is, so a repeat changes nothing.
 */
export async function leadOldPages(
  pages: readonly OldPage[],
  mapping: Mapping,
): Promise<OldPagesReport> {
  const report: OldPagesReport = { led: 0, lost: [] };
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const some = pages.slice(start, start + AT_ONCE);
    const named = some.filter(({ kind }) => kind === "company").map(({ name }) => name);
    const companies = await findNamedCompanies(named);
    const wanted: WantedRedirect[] = [];
    for (const page of some) {
      const target = targetOf(page, companies, mapping);
      const redirect = target && redirectOf(page, target);
      if (redirect) wanted.push(redirect);
      else report.lost.push(page);
    }
    await db.$transaction((tx) => saveRedirects(tx, wanted, { keeps: true }), { timeout: 60_000 });
    report.led += wanted.length;
  }
  return report;
}
