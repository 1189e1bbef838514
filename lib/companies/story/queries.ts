import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { cached } from "@/lib/platform/caching/cache";
import { db } from "@/lib/platform/db/client";
import { reader } from "@/lib/platform/db/reader";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged } from "../events";
import { canPostFor } from "../policy";
import { nullableQuote, type OwnStory, reasons, type Story } from "./schema";

type Row = {
  tagline: string | null;
  reasons: unknown;
  benefits: string[];
  quote: unknown;
};

const COLUMNS = {
  tagline: true,
  reasons: true,
  benefits: true,
  quote: true,
  version: true,
} as const;

function toStory(row: Row): Story {
  return {
    tagline: row.tagline,
    reasons: reasons.parse(row.reasons),
    benefits: row.benefits,
    quote: nullableQuote.parse(row.quote),
  };
}

const cachedStory = cached({
  name: "companies.story",
  droppedBy: [companiesChanged],
  about: (_, companyId) => [companyId],
  maxEntries: 500,
  maxAgeMs: 30 * 60_000,
  load: async (companyId: string): Promise<Story | null> => {
    const row = await reader().company.findUnique({ where: { id: companyId }, select: COLUMNS });
    return row && toStory(row);
  },
});

/** What the public sees of a company's story; `null` if there is no such company. */
export async function findStory(companyId: string): Promise<Story | null> {
  return cachedStory(companyId);
}

/** A company's story as its members see it. Throws `not_found` for everyone else. */
export async function readOwnStory(
  actor: Pick<Actor, "companies">,
  companyId: string,
): Promise<OwnStory> {
  const row = canPostFor(actor, companyId)
    ? await db.company.findUnique({ where: { id: companyId }, select: COLUMNS })
    : null;
  if (!row) throw new DomainError("not_found", "You have no company at this address.");
  return { ...toStory(row), version: row.version };
}
