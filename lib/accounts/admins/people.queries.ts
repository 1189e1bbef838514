import "server-only";
import { cache } from "react";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Actor } from "../schema";
import { requireAdministration } from "./admin-requests.queries";
import {
  PEOPLE_PAGE_SIZE,
  type PeopleFilters,
  type PeopleList,
  type PersonView,
} from "./people.schema";

const rowSelect = {
  id: true,
  username: true,
  fullName: true,
  email: true,
  emailVerifiedAt: true,
  userType: true,
  status: true,
  twoFactorEnabledAt: true,
  createdAt: true,
  lastSeenAt: true,
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof rowSelect }>;

function toRow(row: Row) {
  const { id, username, fullName, email, userType, status } = row;
  return {
    ...{ id, username, fullName, email, kind: userType, state: status },
    hasVerifiedEmail: row.emailVerifiedAt !== null,
    hasTwoFactor: row.twoFactorEnabledAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function wordsWanted(query: string): Prisma.UserWhereInput[] {
  if (UUID.test(query)) return [{ id: query }];
  return query
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const contains = { contains: word.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
      return { OR: [{ email: contains }, { username: contains }, { fullName: contains }] };
    });
}

/**
 * One page of the site's accounts, newest first. A page number past the end gives the last page.
 */
export async function listPeople(actor: Actor, filters: PeopleFilters): Promise<PeopleList> {
  requireAdministration(actor);
  const { query, kind, state } = filters;
  const where: Prisma.UserWhereInput = {
    AND: wordsWanted(query),
    ...(kind ? { userType: kind } : {}),
    ...(state ? { status: state } : {}),
  };
  const total = await db.user.count({ where });
  const pageCount = Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE));
  const page = Math.min(filters.page, pageCount);
  const rows = await db.user.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * PEOPLE_PAGE_SIZE,
    take: PEOPLE_PAGE_SIZE,
    select: rowSelect,
  });
  return { people: rows.map(toRow), total, page, pageCount };
}

/**
 * A person as admins see them; `null` if there is no such account. Throws `forbidden`. Cached for
 * the request.
 */
export const findPerson = cache(
  async (actor: Actor, userId: string): Promise<PersonView | null> => {
    requireAdministration(actor);
    if (!UUID.test(userId)) return null;
    const row = await db.user.findUnique({
      where: { id: userId },
      select: {
        ...rowSelect,
        suspendedAt: true,
        suspensionReason: true,
        deletionDueAt: true,
        memberships: {
          orderBy: { createdAt: "asc" },
          select: { role: true, company: { select: { id: true, name: true, slug: true } } },
        },
        _count: {
          select: { applications: true, postedJobs: true, sessions: true, jobReports: true },
        },
      },
    });
    if (!row) return null;
    const { suspendedAt, suspensionReason, deletionDueAt, memberships, _count } = row;
    return {
      ...toRow(row),
      suspension:
        suspendedAt && suspensionReason
          ? { at: suspendedAt.toISOString(), reason: suspensionReason }
          : null,
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
      companies: memberships.map(({ role, company }) => ({ ...company, role })),
      counts: {
        applications: _count.applications,
        postings: _count.postedJobs,
        sessions: _count.sessions,
        reports: _count.jobReports,
      },
    };
  },
);
