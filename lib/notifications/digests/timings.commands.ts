import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import type { CompanyNewsInput } from "./schema";
import { readStopToken } from "./stop-links.queries";
import { listCompanyNews } from "./timings.queries";
import type { CompanyNews, NewsTiming } from "./timings.schema";

type Choice = { userId: string; companyId: string; kind: string; timing: NewsTiming };

/** Stores a choice; without effect for someone who has left. What waits for a digest may go with it. */
async function choose(tx: Transaction, choice: Choice): Promise<void> {
  const { userId, companyId, kind, timing } = choice;
  await tx.$executeRaw`
    INSERT INTO company_news_choices (company_id, user_id, kind, timing)
    SELECT company_id, user_id, ${kind}, ${timing}::news_timing FROM company_members
    WHERE company_id = ${companyId}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE
    ON CONFLICT (company_id, user_id, kind) DO UPDATE SET timing = EXCLUDED.timing`;
  if (timing !== "off") return;
  await tx.digestItem.deleteMany({ where: { userId, companyId, kind, digestId: null } });
}

/**
 * Chooses when the actor gets the news of one of their companies by email, and whose morning is
 * theirs; whatever is left out stays. Returns all resulting choices. A repeat changes nothing.
 * Throws `not_found` for strangers to the company.
 */
export async function changeCompanyNews(
  actor: Actor,
  { companyId, timings, timeZone }: CompanyNewsInput,
): Promise<CompanyNews[]> {
  const userId = actor.id;
  const isMember = await db.companyMember.count({ where: { companyId, userId } });
  if (isMember === 0) throw new DomainError("not_found", "You have no company at this address.");
  await db.$transaction(async (tx) => {
    for (const [kind, timing] of Object.entries(timings)) {
      await choose(tx, { userId, companyId, kind, timing });
    }
    if (timeZone) await tx.user.update({ where: { id: userId }, data: { timeZone } });
  });
  return listCompanyNews(actor);
}

/**
 * Turns off what an email's link or header is about, without signing in: a kind of a company's news
 * or, for a digest, all kinds that come daily. Does nothing on a repeat, or for someone who has left.
 * Throws `gone` for a link that isn't genuine.
 */
export async function stopCompanyNews(token: string): Promise<void> {
  const stop = readStopToken(token);
  if (!stop) throw new DomainError("gone", "This link isn't one of ours, or it's incomplete.");
  const { userId, companyId, what } = stop;
  await db.$transaction(async (tx) => {
    if (what !== "digest") return choose(tx, { userId, companyId, kind: what, timing: "off" });
    const daily = await tx.companyNewsChoice.findMany({
      where: { userId, companyId, timing: "daily" },
      select: { kind: true },
    });
    for (const { kind } of daily) await choose(tx, { userId, companyId, kind, timing: "off" });
  });
}
