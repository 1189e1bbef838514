import "server-only";
import { currentBoardId } from "@/lib/platform/boards";
import { db, isUniqueViolation, type Transaction } from "@/lib/platform/db/client";
import { storePercolatorQueries } from "@/lib/search/percolator.commands";
import { readPercolatorQueries } from "@/lib/search/percolator.queries";
import { readCompanyName } from "@/lib/search/result-labels.queries";
import type { SearchQuery } from "@/lib/search/schema";
import { searchName } from "@/lib/search/search-name";
import { readLocation } from "@/lib/search/understanding/queries";
import { understandSentence } from "@/lib/search/understanding/sentences.queries";
import { DomainError } from "@/lib/shared/errors";
import { alertHref, readSearch, renewByFrom } from "./alerts";
import type { AlertFrequency } from "./frequency.schema";
import type { AlertOwner } from "./owned.queries";
import type { AlertChange, AlertInput } from "./schema";

const NAME_LENGTH = 120;

type PercolatorQuery = Awaited<ReturnType<typeof readPercolatorQueries>>[number];

/** A requested alert, understood but not stored yet. */
export type PreparedAlert = {
  search: string;
  name: string;
  frequency: AlertFrequency;
  timeZone: string;
  percolatorQuery: PercolatorQuery;
};

const EVERYTHING = { path: "/search-results", fixed: {} } as const;

async function nameOf(query: SearchQuery): Promise<string> {
  const { place } = await readLocation(query);
  const company = await readCompanyName(query.company);
  return searchName(EVERYTHING, query, { place, company }).slice(0, NAME_LENGTH).trim();
}

/** Understands the search of a requested alert, outside any transaction. Throws `invalid`. */
export async function prepareAlert(input: AlertInput): Promise<PreparedAlert> {
  const asked = readSearch(input.search);
  if (!asked) {
    const message =
      "Only a search can be an alert. Send an address such as /search-results?query=baker";
    throw new DomainError("invalid", message, { search: [message] });
  }
  // Stores the filters rather than the sentence: they can be shown, and their meaning never
  // changes.
  const { query } = await understandSentence(asked);
  const [percolatorQuery] = await readPercolatorQueries([query]);
  if (!percolatorQuery) throw new Error("We couldn't understand a search.");
  return {
    search: alertHref(query),
    name: input.name ?? (await nameOf(query)),
    frequency: input.frequency,
    timeZone: input.timeZone ?? "UTC",
    percolatorQuery,
  };
}

/** Stores a new alert and returns its id. */
export async function insertAlert(
  tx: Transaction,
  { owner, isConfirmed }: { owner: AlertOwner; isConfirmed: boolean },
  { percolatorQuery, ...prepared }: PreparedAlert,
): Promise<string> {
  const now = new Date();
  const [standingQueryId] = await storePercolatorQueries(tx, [percolatorQuery]);
  const { id } = await tx.jobAlert.create({
    data: {
      ...owner,
      ...prepared,
      boardId: currentBoardId(),
      standingQueryId: standingQueryId ?? null,
      createdAt: now,
      confirmedAt: isConfirmed ? now : null,
      renewBy: renewByFrom(now),
    },
    select: { id: true },
  });
  return id;
}

const ACTIVE = () => ({
  pausedAt: null,
  unsubscribedAt: null,
  endingToldAt: null,
  renewBy: renewByFrom(new Date()),
});

function statusColumns(status: AlertChange["status"]) {
  if (status === undefined) return {};
  if (status === "active") return ACTIVE();
  return status === "paused" ? { pausedAt: new Date() } : { unsubscribedAt: new Date() };
}

/** Deletes an alert's unsent matches: they would be old by the time it runs again. */
async function dropUnsent(tx: Transaction, alertId: string): Promise<void> {
  await tx.alertMatch.deleteMany({ where: { alertId, sentAt: null } });
}

type Change = { owner: AlertOwner; id: string; change: AlertChange };

/**
 * Changes an owner's alert; whatever is left out stays. The status `active` resumes it, undoes a
 * deletion, and renews it for a year. A repeat changes nothing. Throws `not_found`, and `conflict`
 * when it can't be restored because a new alert has the same search.
 */
export async function changeOwned({ owner, id, change }: Change): Promise<void> {
  const { status, frequency, name } = change;
  try {
    await db.$transaction(async (tx) => {
      const { count } = await tx.jobAlert.updateMany({
        where: { ...owner, id, ...(status === undefined ? { unsubscribedAt: null } : {}) },
        data: {
          ...(frequency ? { frequency } : {}),
          ...(name ? { name } : {}),
          ...statusColumns(status),
        },
      });
      if (count === 0) throw new DomainError("not_found", "You have no alert with this id.");
      if (status === "paused" || status === "ended") await dropUnsent(tx, id);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "You already have an alert for this search.");
  }
}
