import "server-only";
import { onBoard } from "@/lib/platform/boards";
import { db } from "@/lib/platform/db/client";
import type { MailMessage } from "@/lib/platform/mail/message";
import { deliver, tellOnSite } from "../commands";
import { wasDelivered } from "../queries";
import type { CompanyKind, MailContent, NotificationText } from "../schema";
import { isAlways } from "./company-kinds";
import { stopHeaders, stopUrl } from "./stop-links.queries";
import { findTiming } from "./timings.queries";

/** Who reads an email, and where they stop others like it; they can't stop all of them. */
export type MailReader = { name: string; stopUrl?: string };

/** Something of a company that one of its members is told. */
export type MemberNews = {
  /** Null once the company is gone: then no one chose anything, and it comes at once. */
  companyId: string | null;
  userId: string;
  kind: CompanyKind;
  /** Names its cause, e.g. the event's id. */
  id: string;
  note: NotificationText;
  mail: (reader: MailReader) => MailContent;
  /** How a digest says it; `NAME` in the title stands for the applicant. By default as the note. */
  digest?: { title: string; path?: string; applicationId?: string };
  /** Whether it comes at once whatever its reader chose. */
  isNecessary?: boolean;
  calendar?: MailMessage["calendar"];
  /** Where answers to the email go. */
  replyTo?: string;
  /** The bell's entry that this adds to, if it has none of its own. */
  entryOf?: string;
};

async function keepForDigest(key: string, news: MemberNews): Promise<void> {
  const { userId, companyId, kind, note, digest } = news;
  const title = digest?.title ?? note.title;
  const path = digest?.path ?? note.path;
  const applicationId = digest?.applicationId ?? null;
  // Someone who leaves meanwhile isn't told, and neither is it an error.
  await db.$executeRaw`
    INSERT INTO digest_items (user_id, cause, company_id, kind, title, path, application_id)
    SELECT user_id, ${key}, company_id, ${kind}, ${title}, ${path}, ${applicationId}::uuid
    FROM company_members
    WHERE company_id = ${companyId}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}

async function isKept(userId: string, cause: string): Promise<boolean> {
  return (await db.digestItem.count({ where: { userId, cause } })) > 0;
}

/**
 * Tells a member something of their company once: on the site, and by email when they chose to get
 * its kind, at once or in their next digest. Whatever they choose meanwhile, a repeat adds nothing.
 * Accounts that are gone, being deleted or suspended are told nothing; email goes only to verified
 * addresses.
 */
export async function tellMember(news: MemberNews): Promise<void> {
  const { companyId, userId, kind, id, isNecessary = false, mail, calendar, replyTo } = news;
  const person = await tellOnSite(news);
  if (!person?.hasVerifiedEmail) return;
  const stop =
    isNecessary || isAlways(kind) || !companyId ? null : { userId, companyId, what: kind };
  const timing = stop ? await findTiming({ ...stop, kind }) : "at_once";
  const key = `${kind}.${id}.${userId}`;
  if (timing === "off" || (await wasDelivered(key)) || (await isKept(userId, key))) return;
  if (timing === "daily") return keepForDigest(key, news);
  const { name, address } = person;
  await onBoard(person.boardId, async () =>
    deliver({
      ...{ key, userId, kind, to: { name, address } },
      content: mail({ name, ...(stop ? { stopUrl: stopUrl(stop) } : {}) }),
      ...(stop ? { headers: stopHeaders(stop) } : {}),
      ...(calendar ? { calendar } : {}),
      ...(replyTo ? { replyTo } : {}),
    }),
  );
}
