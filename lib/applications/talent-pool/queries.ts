import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { isId } from "@/lib/shared/ids";
import { named, nameOf } from "../by-hand/queries";
import { addition } from "../by-hand/schema";
import { findHandled } from "../employer-view/queries";
import { canHandleApplications } from "../policy";
import {
  type OwnPoolView,
  POOL_PAGE_SIZE,
  type PooledPersonView,
  type PoolFilters,
  type PoolList,
  type PoolRow,
  type PoolState,
} from "./schema";
import { readPoolToken } from "./tokens.session";

export const NOBODY = "There's no one with this id in your talent pool.";

type Requirement = { tx?: Pick<Transaction, "pooledPerson">; isAskedEnough?: boolean };

/**
 * Someone in a talent pool of the actor's. Throws `not_found` for strangers, and unless
 * `isAskedEnough`, `conflict` for someone who hasn't agreed.
 */
export async function requirePooled(
  actor: Actor,
  id: string,
  { tx = db, isAskedEnough = false }: Requirement = {},
) {
  const found = await tx.pooledPerson.findUnique({
    where: { id },
    include: { company: { select: { status: true } } },
  });
  if (!found || !canHandleApplications(actor, found.companyId)) {
    throw new DomainError("not_found", NOBODY);
  }
  if (found.company.status !== "active") throw new DomainError("not_found", NOBODY);
  if (!isAskedEnough && found.consent !== "given") {
    throw new DomainError("conflict", "They haven't agreed to be in your talent pool yet.");
  }
  return found;
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, "\\$&");

// Of someone who hasn't agreed, only the name is there to be found.
const TEXT = Prisma.sql`concat_ws(' ', p.full_name, CASE WHEN p.consent = 'given' THEN concat_ws(' ',
  p.email, p.headline, p.place, array_to_string(p.skills, ' '), array_to_string(r.tags, ' '), r.note) END)`;

type Row = Omit<PoolRow, "askedAt" | "dueAt" | "tags"> & {
  tags: string[] | null;
  askedAt: Date;
  dueAt: Date;
};

function toPoolRow({ tags, askedAt, dueAt, ...row }: Row): PoolRow {
  const shown = row.isGiven ? row : { ...row, headline: null, place: null, skills: [] };
  return {
    ...shown,
    tags: tags ?? [],
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/**
 * A page of a company's talent pool, those who agreed last first, then those who haven't answered; a
 * page number past the end gives the last page. Throws `not_found` for strangers.
 */
export async function listPool(
  actor: Actor,
  companyId: string,
  { query, tag, page }: PoolFilters,
): Promise<PoolList> {
  if (!canHandleApplications(actor, companyId)) {
    throw new DomainError("not_found", "Company not found");
  }
  const conditions = [
    Prisma.sql`p.company_id = ${companyId}::uuid`,
    ...query
      .split(" ")
      .filter(Boolean)
      .map((word) => Prisma.sql`${TEXT} ILIKE ${`%${escapeLike(word)}%`}`),
    ...(tag ? [Prisma.sql`${tag} = ANY(r.tags)`] : []),
  ];
  const from = Prisma.sql`FROM pooled_people p
    LEFT JOIN pool_remarks r ON r.pooled_person_id = p.id WHERE ${Prisma.join(conditions, " AND ")}`;
  const [[{ total } = { total: 0 }], tags, any] = await Promise.all([
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
    db.$queryRaw<{ tag: string }[]>`
      SELECT DISTINCT unnest(r.tags) AS tag FROM pool_remarks r
      JOIN pooled_people p ON p.id = r.pooled_person_id
      WHERE p.company_id = ${companyId}::uuid ORDER BY 1`,
    db.pooledPerson.findFirst({ where: { companyId }, select: { id: true } }),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / POOL_PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.id, p.full_name AS "fullName", p.consent = 'given' AS "isGiven", p.headline, p.place,
      p.skills, r.tags, p.asked_at AS "askedAt", p.due_at AS "dueAt"
    ${from} ORDER BY p.consent DESC, coalesce(p.given_at, p.asked_at) DESC, p.id
    LIMIT ${POOL_PAGE_SIZE} OFFSET ${(shown - 1) * POOL_PAGE_SIZE}`;
  return {
    people: rows.map(toPoolRow),
    total,
    page: shown,
    pageCount,
    tags: tags.map(({ tag: name }) => name),
    hasAny: any !== null,
  };
}

/**
 * Someone in the talent pool who agreed, as the team sees them; `null` for any other. Cached for
 * the request.
 */
export const findPooled = cache(
  async (actor: Actor, id: string): Promise<PooledPersonView | null> => {
    if (!isId(id)) return null;
    const found = await db.pooledPerson.findUnique({
      where: { id },
      include: {
        company: { select: { name: true, status: true } },
        remarks: { select: { tags: true, note: true } },
        invitations: { orderBy: { at: "desc" }, include: { job: { select: { title: true } } } },
      },
    });
    if (!found || !canHandleApplications(actor, found.companyId)) return null;
    if (found.consent !== "given" || found.company.status !== "active") return null;
    const { company, remarks, invitations, askedAt, givenAt, dueAt, ...row } = found;
    const { fullName, email, phone, headline, place, skills, version, applicationId } = row;
    return {
      ...{ id, companyId: row.companyId, companyName: company.name, fullName, email, phone },
      ...{ headline, place, skills, version, applicationId, isGiven: true },
      tags: remarks?.tags ?? [],
      note: remarks?.note ?? null,
      origin: addition.shape.origin.nullable().parse(row.origin),
      askedAt: askedAt.toISOString(),
      givenAt: givenAt?.toISOString() ?? null,
      dueAt: dueAt.toISOString(),
      invitedTo: invitations.map(({ jobId, job, at }) => ({
        ...{ jobId, title: job.title, at: at.toISOString() },
      })),
    };
  },
);

/**
 * Where an applicant stands with the talent pool of the company that received the application;
 * `null` for someone who wasn't asked. Throws `not_found` for strangers.
 */
export async function findPoolState(
  actor: Actor,
  applicationId: string,
): Promise<PoolState | null> {
  const { companyId } = await findHandled(actor, applicationId);
  const [found] = await db.$queryRaw<PoolState[]>`
    SELECT p.id, p.consent = 'given' AS "isGiven" FROM pooled_people p
    JOIN application_details d ON d.email = p.email
    WHERE d.application_id = ${applicationId}::uuid AND p.company_id = ${companyId}::uuid`;
  return found ?? null;
}

const ownSelect = {
  ...{ id: true, fullName: true, email: true, phone: true, headline: true, place: true },
  ...{ skills: true, origin: true, consent: true, askedAt: true, dueAt: true },
  isAskedAgain: true,
  addedBy: named,
  company: { select: { name: true, slug: true } },
} as const;

type OwnRow = Prisma.PooledPersonGetPayload<{ select: typeof ownSelect }>;

function toOwn({ addedBy, consent, askedAt, dueAt, origin, ...row }: OwnRow): OwnPoolView {
  return {
    ...row,
    askedBy: nameOf(addedBy),
    isGiven: consent === "given",
    origin: addition.shape.origin.nullable().parse(origin),
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
}

/** What companies keep about the actor in their talent pools, or ask for; questions first. */
export async function listOwnPools(actor: Pick<Actor, "id">): Promise<OwnPoolView[]> {
  const rows = await db.pooledPerson.findMany({
    where: { userId: actor.id },
    orderBy: [{ consent: "asc" }, { askedAt: "desc" }, { id: "asc" }],
    select: ownSelect,
  });
  return rows.map(toOwn);
}

/** What the mailed link with this token is about; `null` once nothing is kept. */
export async function readPooled(token: string): Promise<OwnPoolView | null> {
  const id = readPoolToken(token);
  return id === null ? null : findOwnPool(id);
}

/** What a company keeps about someone. For background work: it checks no access. */
export async function findOwnPool(id: string): Promise<OwnPoolView | null> {
  const row = await db.pooledPerson.findUnique({ where: { id }, select: ownSelect });
  return row && toOwn(row);
}

/** The account of someone in a talent pool; `null` without one. For background work. */
export async function findPoolAccount(id: string): Promise<string | null> {
  const found = await db.pooledPerson.findUnique({ where: { id }, select: { userId: true } });
  return found?.userId ?? null;
}

/** The live posting that someone was invited to apply for; `null` once it isn't. */
export async function findInvitation(
  id: string,
  jobId: string,
): Promise<{ title: string; slug: string } | null> {
  const found = await db.poolInvitation.findUnique({
    where: { pooledPersonId_jobId: { pooledPersonId: id, jobId } },
    select: { job: { select: { title: true, slug: true, status: true } } },
  });
  return found?.job.status === "live" ? { title: found.job.title, slug: found.job.slug } : null;
}
