import "server-only";
import { cache } from "react";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { fold } from "@/lib/shared/text";
import {
  COMPANIES_PAGE_SIZE,
  type CompaniesFilters,
  type CompaniesList,
  type CompanyRow,
  type CompanyState,
  type CompanyView,
} from "./administration.schema";
import { logoUrl } from "./logos";
import { listPicturesForAdmin } from "./pictures/queries";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const rowSelect = {
  id: true,
  slug: true,
  name: true,
  website: true,
  status: true,
  verifiedAt: true,
  createdAt: true,
  _count: { select: { members: true, jobs: true } },
} satisfies Prisma.CompanySelect;

type Row = Prisma.CompanyGetPayload<{ select: typeof rowSelect }>;

function stateOf({ status, verifiedAt }: Pick<Row, "status" | "verifiedAt">): CompanyState {
  if (status === "suspended") return "suspended";
  return verifiedAt ? "verified" : "unverified";
}

function toRow(row: Row): CompanyRow {
  const { id, slug, name, website, createdAt, _count } = row;
  const { members, jobs } = _count;
  const state = stateOf(row);
  return { id, slug, name, website, state, members, jobs, createdAt: createdAt.toISOString() };
}

const STATES: Record<CompanyState, Prisma.CompanyWhereInput> = {
  suspended: { status: "suspended" },
  verified: { status: "active", verifiedAt: { not: null } },
  unverified: { status: "active", verifiedAt: null },
};

const contains = (word: string) => ({ contains: word.replace(/[\\%_]/g, "\\$&") });

/** One page of all companies, newest first. A page number past the end gives the last page. */
export async function listAllCompanies(
  actor: Actor,
  filters: CompaniesFilters,
): Promise<CompaniesList> {
  requireAdministration(actor);
  const { query, state } = filters;
  const where: Prisma.CompanyWhereInput = {
    AND: matching(query),
    ...(state ? STATES[state] : {}),
  };
  const total = await db.company.count({ where });
  const pageCount = Math.max(1, Math.ceil(total / COMPANIES_PAGE_SIZE));
  const page = Math.min(filters.page, pageCount);
  const rows = await db.company.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * COMPANIES_PAGE_SIZE,
    take: COMPANIES_PAGE_SIZE,
    select: rowSelect,
  });
  return { companies: rows.map(toRow), total, page, pageCount };
}

/** A condition for every word of a query, in a company's name, website or verified domain. */
function matching(query: string): Prisma.CompanyWhereInput[] {
  const words = query.split(" ").filter((word) => fold(word) !== "");
  return words.map((word) => ({
    OR: [
      { nameKey: contains(fold(word)) },
      { website: { ...contains(word), mode: "insensitive" } },
      {
        verifications: {
          some: { verifiedAt: { not: null }, domain: { ...contains(word), mode: "insensitive" } },
        },
      },
    ],
  }));
}

const MERGE_TARGETS = 10;

/**
 * The active companies that another one may be merged with, by name, website or verified domain;
 * none for an empty query. Throws `forbidden`.
 */
export async function listMergeTargets(
  actor: Actor,
  companyId: string,
  query: string,
): Promise<CompanyRow[]> {
  requireAdministration(actor);
  const conditions = matching(query.trim().replace(/\s+/g, " "));
  if (conditions.length === 0) return [];
  const rows = await db.company.findMany({
    where: { AND: conditions, status: "active", id: { not: companyId } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: MERGE_TARGETS,
    select: rowSelect,
  });
  return rows.map(toRow);
}

const LIKE_NAME = 0.45;

async function listDoubles(id: string): Promise<CompanyView["doubles"]> {
  // "%" and the collation are what the index has; it finds more than what is alike enough.
  return db.$queryRaw<CompanyView["doubles"]>`
    SELECT o.id, o.slug, o.name, o.website,
      (SELECT count(*)::int FROM jobs WHERE company_id = o.id) AS jobs
    FROM companies c JOIN companies o ON o.id <> c.id AND o.status = 'active'
      AND (o.name_key COLLATE "C" % c.name_key AND similarity(o.name_key, c.name_key) > ${LIKE_NAME}::float8
        OR o.website IS NOT NULL AND lower(o.website) = lower(c.website))
    WHERE c.id = ${id}::uuid
    ORDER BY similarity(o.name_key, c.name_key) DESC, o.id LIMIT 10`;
}

const SHOWN_JOBS = 20;

/**
 * A company as admins see it; `null` if there is none. Throws `forbidden`. Cached for the request.
 */
export const findCompanyForAdmin = cache(
  async (actor: Actor, id: string): Promise<CompanyView | null> => {
    requireAdministration(actor);
    if (!UUID.test(id)) return null;
    const row = await db.company.findUnique({
      where: { id },
      select: {
        ...rowSelect,
        verifiedBy: true,
        logoKey: true,
        suspendedAt: true,
        suspensionReason: true,
        members: {
          orderBy: [{ role: "asc" }, { createdAt: "asc" }],
          select: {
            role: true,
            user: { select: { id: true, username: true, fullName: true, email: true } },
          },
        },
        jobs: {
          where: { status: { in: ["live", "paused"] } },
          orderBy: [{ riskScore: "desc" }, { postedAt: "desc" }],
          take: SHOWN_JOBS,
          select: { id: true, slug: true, title: true, riskScore: true },
        },
      },
    });
    if (!row) return null;
    const { suspendedAt, suspensionReason } = row;
    return {
      ...toRow(row),
      verifiedBy: row.verifiedBy,
      suspension:
        suspendedAt && suspensionReason
          ? { at: suspendedAt.toISOString(), reason: suspensionReason }
          : null,
      people: row.members.map(({ role, user }) => ({ ...user, role })),
      logoUrl: logoUrl(row.logoKey),
      pictures: await listPicturesForAdmin(actor, id),
      openJobs: row.jobs,
      doubles: await listDoubles(id),
    };
  },
);
