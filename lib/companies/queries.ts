import "server-only";
import { isShownHere, liveHere } from "@/lib/platform/boards";
import { cached } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { renderMarkdown, toPlainText } from "@/lib/platform/markdown";
import { excerpt, fold } from "@/lib/shared/text";
import { companiesChanged } from "./events";
import { logoUrl } from "./logos";
import type { CompanyCard, CompanyDetail, CompanySummary } from "./schema";

const COMPANIES_PAGE_SIZE = 24;
const EXCERPT_LENGTH = 160;

/** One page of the companies that have live jobs. */
export type CompanyList = {
  companies: CompanyCard[];
  total: number;
  page: number;
  pageCount: number;
};

type CardRow = {
  slug: string;
  name: string;
  description: string | null;
  industry: string | null;
  companySize: string | null;
  isVerified: boolean;
  logoKey: string | null;
  liveJobs: number;
  total: number;
};

/** The companies with live jobs that are shown here, and how many. */
const hiring = () => Prisma.sql`SELECT company_id, count(*)::int AS live FROM jobs
  WHERE status = 'live' AND ${isShownHere(Prisma.sql`jobs.id`)} GROUP BY 1`;

const cachedList = cached({
  name: "companies.list",
  droppedBy: [companiesChanged],
  maxEntries: 200,
  // The counts of live jobs may lag by this much.
  maxAgeMs: 5 * 60_000,
  load: async ({ query, page }: { query: string; page: number }): Promise<CompanyList> => {
    const pattern = `%${fold(query).replace(/[\\%_]/g, "\\$&")}%`;
    const rows = await reader().$queryRaw<CardRow[]>`
      SELECT c.slug, c.name, c.description, c.industry, c.company_size AS "companySize",
        c.verified_at IS NOT NULL AS "isVerified", c.logo_key AS "logoKey", jobs.live AS "liveJobs",
        (count(*) OVER ())::int AS total
      FROM companies c
      JOIN (${hiring()}) jobs
        ON jobs.company_id = c.id
      WHERE c.status = 'active' AND c.name_key LIKE ${pattern}
      ORDER BY jobs.live DESC, c.name, c.id
      LIMIT ${COMPANIES_PAGE_SIZE} OFFSET ${(page - 1) * COMPANIES_PAGE_SIZE}`;
    const total = rows[0]?.total ?? 0;
    return {
      companies: rows.map(toCard),
      total,
      page,
      pageCount: Math.ceil(total / COMPANIES_PAGE_SIZE),
    };
  },
});

/** Lists active companies with live jobs, those with the most first; `query` is part of a name. */
export async function listCompanies(wanted: { query: string; page: number }): Promise<CompanyList> {
  return cachedList(wanted);
}

function toCard(row: Omit<CardRow, "total">): CompanyCard {
  return {
    slug: row.slug,
    name: row.name,
    isVerified: row.isVerified,
    logoUrl: logoUrl(row.logoKey),
    industry: row.industry,
    companySize: row.companySize,
    excerpt: row.description && excerpt(toPlainText(row.description), EXCERPT_LENGTH),
    liveJobs: row.liveJobs,
  };
}

const cachedCompany = cached({
  name: "companies.detail",
  droppedBy: [companiesChanged],
  // Its jobs' events name the company too.
  about: (company) => (company ? [company.id] : []),
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (slug: string): Promise<CompanyDetail | null> => {
    const row = await reader().company.findFirst({
      // A merged company is found under its old address.
      where: { status: "active", OR: [{ slug }, { aliases: { some: { slug } } }] },
      select: {
        id: true,
        slug: true,
        name: true,
        description: true,
        industry: true,
        companySize: true,
        website: true,
        address: true,
        foundedYear: true,
        logoKey: true,
        verifiedAt: true,
        verifiedBy: true,
        _count: { select: { jobs: { where: liveHere() } } },
      },
    });
    if (!row) return null;
    const { _count, description, verifiedAt, logoKey, ...rest } = row;
    return {
      ...rest,
      isVerified: verifiedAt !== null,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      logoUrl: logoUrl(logoKey),
      excerpt: description && excerpt(toPlainText(description), EXCERPT_LENGTH),
      descriptionHtml: description && renderMarkdown(description),
      liveJobs: _count.jobs,
    };
  },
});

/**
 * Finds an active company by its address, or by that of a company merged into it; `null` if there
 * is none. The result's `slug` is its current address.
 */
export async function findCompany(slug: string): Promise<CompanyDetail | null> {
  return cachedCompany(slug);
}

const SIMILAR_COMPANIES = 6;

const cachedSimilar = cached({
  name: "companies.similar",
  droppedBy: [companiesChanged],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async ({ id, industry }: { id: string; industry: string }): Promise<CompanyCard[]> => {
    const rows = await reader().$queryRaw<Omit<CardRow, "total">[]>`
      SELECT c.slug, c.name, c.description, c.industry, c.company_size AS "companySize",
        c.verified_at IS NOT NULL AS "isVerified", c.logo_key AS "logoKey", jobs.live AS "liveJobs"
      FROM companies c
      JOIN (${hiring()}) jobs
        ON jobs.company_id = c.id
      WHERE c.status = 'active' AND c.industry = ${industry} AND c.id <> ${id}::uuid
      ORDER BY jobs.live DESC, c.name, c.id LIMIT ${SIMILAR_COMPANIES}`;
    return rows.map(toCard);
  },
});

/** Active companies of the same industry, those with the most live jobs first; at most six. */
export async function listSimilarCompanies(
  company: Pick<CompanyDetail, "id" | "industry">,
): Promise<CompanyCard[]> {
  const { id, industry } = company;
  return industry === null ? [] : cachedSimilar({ id, industry });
}

const cachedHelped = cached({
  name: "companies.helped",
  droppedBy: [companiesChanged],
  maxEntries: 5,
  maxAgeMs: 60 * 60_000,
  load: async (limit: number): Promise<CompanySummary[]> => {
    const { companies } = await listCompanies({ query: "", page: 1 });
    return companies.slice(0, limit).map((company) => ({
      slug: company.slug,
      name: company.name,
      isVerified: company.isVerified,
      logoUrl: company.logoUrl,
    }));
  },
});

/** The companies with the most live jobs, for the home page's strip. */
export async function listHelpedCompanies(limit: number): Promise<CompanySummary[]> {
  return cachedHelped(limit);
}
