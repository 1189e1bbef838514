import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { reader } from "@/lib/platform/db/reader";
import { keysOf } from "./addresses";
import {
  REDIRECTS_PAGE_SIZE,
  type RedirectFilters,
  type RedirectList,
  type RedirectRow,
} from "./schema";

export type FoundRedirect = { id: string; target: string };

/**
 * Where an address that has no page leads, or `null`. One with the same parameters counts before
 * one without any, which stands for all.
 */
export async function findRedirect(address: string): Promise<FoundRedirect | null> {
  const keys = keysOf(address);
  const rows = await reader().$queryRaw<
    { id: string; key: string; target: string | null; slug: string | null }[]
  >`
    SELECT r.id, r.key, r.target, j.slug FROM redirects r LEFT JOIN jobs j ON j.id = r.job_id
    WHERE r.key = ANY(${keys}::text[])`;
  const found = keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])[0];
  if (!found) return null;
  const target = found.target ?? (found.slug && `/job/${found.slug}`);
  return target ? { id: found.id, target } : null;
}

const rowSelect = {
  id: true,
  address: true,
  target: true,
  targetPath: true,
  uses: true,
  lastUsedAt: true,
  job: { select: { slug: true } },
} satisfies Prisma.RedirectSelect;

function toRow(row: Prisma.RedirectGetPayload<{ select: typeof rowSelect }>): RedirectRow {
  const { id, address, target, targetPath, uses, lastUsedAt, job } = row;
  return {
    id,
    address,
    target: target ?? `/job/${job?.slug ?? ""}`,
    isJob: target === null,
    isOutside: target !== null && targetPath === null,
    uses,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function wanted(query: string): Prisma.RedirectWhereInput {
  if (query === "") return {};
  const contains = { contains: query.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
  return { OR: [{ key: contains }, { address: contains }, { target: contains }] };
}

/** One page of the old addresses, newest first; a number past the end gives the last page. */
export async function listRedirects(actor: Actor, filters: RedirectFilters): Promise<RedirectList> {
  requireAdministration(actor);
  const where = wanted(filters.query);
  const total = await db.redirect.count({ where });
  const pageCount = Math.max(1, Math.ceil(total / REDIRECTS_PAGE_SIZE));
  const page = Math.min(filters.page, pageCount);
  const rows = await db.redirect.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * REDIRECTS_PAGE_SIZE,
    take: REDIRECTS_PAGE_SIZE,
    select: rowSelect,
  });
  return { redirects: rows.map(toRow), total, page, pageCount };
}

/** An old address to be changed; `null` if there is none with this id. */
export async function findRedirectRow(actor: Actor, id: string): Promise<RedirectRow | null> {
  requireAdministration(actor);
  const row = await db.redirect.findUnique({ where: { id }, select: rowSelect });
  return row && toRow(row);
}
