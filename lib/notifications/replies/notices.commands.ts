import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { site } from "@/lib/platform/site";
import { RateLimitedError } from "@/lib/shared/errors";
import { employerPath } from "../applications/application-news";
import { findApplicationNews } from "../applications/application-news.queries";
import { deliver } from "../commands";
import { findRecipient, wasDelivered } from "../queries";
import { replyNotice, type SentPart } from "./notices.emails";

type Answer = {
  /** Names the email that is answered. */
  key: string;
  applicationId: string;
  sent: SentPart;
  /** What went wrong. */
  words: string;
};

/**
 * Tells the account that sent an email what became of it: once for each email, and only a few a
 * day, so that two programs that answer each other soon stop.
 */
export async function tellWriter(
  writer: Actor,
  { key, applicationId, sent, words }: Answer,
): Promise<void> {
  const name = `reply_notice.${key}`;
  const [person, news] = await Promise.all([
    findRecipient(writer.id),
    findApplicationNews(applicationId),
  ]);
  if (!person || (await wasDelivered(name))) return;
  try {
    await spend("replyNoticeByAccount", writer.id);
  } catch (error) {
    if (error instanceof RateLimitedError) return;
    throw error;
  }
  const own = { id: applicationId };
  const path = news?.userId === writer.id ? news.pagePath : employerPath(own);
  const about = { jobTitle: news?.jobTitle ?? null, path, sent, words };
  await deliver({
    key: name,
    userId: person.id,
    kind: "reply_notice",
    to: { name: person.name, address: person.address },
    content: replyNotice(site(), { name: person.name, ...about }),
  });
}
