import "server-only";
import { messageSent } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll } from "../commands";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
import { openReplyAddress } from "../replies/addresses.commands";
import type { NotificationText } from "../schema";
import { findApplicant } from "./applicant.queries";
import { tellApplicant } from "./applicants.commands";
import { employerPath } from "./application-news";
import * as emails from "./application-news.emails";
import {
  findApplicationNews,
  findUnseenMessage,
  listDeciderIds,
  listMemberIds,
} from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";

type Event = { id: string; applicationId: string };
type Message = { id: string; from: string; note: NotificationText };

/** The email that brings a message to an account's owner, with an address that takes the answer. */
async function mailTo(userId: string | null, news: ApplicationNews, { from, note }: Message) {
  const replyTo = userId && (await openReplyAddress({ applicationId: news.id, userId }));
  const mail = (reader: MailReader) =>
    emails.messageNews(site(), { ...reader, news, note, from, takesReply: Boolean(replyTo) });
  return { mail, ...(replyTo ? { replyTo } : {}) };
}

/** Tells those who read the conversation; only those who write in it can answer by email. */
async function tellMembers(
  news: ApplicationNews,
  message: Message & { digestTitle: string },
): Promise<void> {
  const { id, note, digestTitle: title } = message;
  const { companyId } = news;
  const [deciders, writers] = await Promise.all([listDeciderIds(news), listMemberIds(companyId)]);
  const told = {
    ...({ kind: "applicant_message", id, companyId, note } as const),
    digest: { title, path: `${note.path}#messages`, applicationId: news.id },
  };
  await deliverAll(
    deciders.map(async (userId) => {
      const by = writers.includes(userId) ? userId : null;
      await tellMember({ ...told, userId, ...(await mailTo(by, news, message)) });
    }),
  );
}

/** Tells the other side what was written, word for word unless blind screening hides a part. */
async function tellOfMessage({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const message = await findUnseenMessage(id);
  if (!news || !message || news.status === "withdrawn") return;
  if (!message.isFromApplicant) {
    const { companyName, userId } = news;
    const from = message.author ? `${message.author}, ${companyName}` : companyName;
    const note = {
      title: `${companyName} wrote to you`,
      text: message.text,
      path: news.pagePath,
    };
    const more = await mailTo(userId, news, { id, from, note });
    return tellApplicant(news, { kind: "application_message", id, note, ...more });
  }
  const { name, plain } = await findApplicant(news);
  const titleFor = (who: string) => `${who} wrote about ${news.jobTitle}`;
  const note = {
    title: titleFor(name),
    text: plain(message.text),
    path: employerPath(news),
  };
  await tellMembers(news, { id, from: name, note, digestTitle: titleFor(NAME) });
}

export const reactions: Reaction[] = [on(messageSent, tellOfMessage)];
