import "server-only";
import { messageSent } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll, tell } from "../commands";
import { openReplyAddress } from "../replies/addresses.commands";
import type { NotificationText } from "../schema";
import { findApplicant } from "./applicant.queries";
import { tellApplicant } from "./applicants.commands";
import { employerPath } from "./application-news";
import * as emails from "./application-news.emails";
import { findApplicationNews, findUnseenMessage, listMemberIds } from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";

type Event = { id: string; applicationId: string };
type Message = { id: string; from: string; note: NotificationText };

/** The email that brings a message to an account's owner, with an address that takes the answer. */
async function mailTo(userId: string | null, news: ApplicationNews, { from, note }: Message) {
  const replyTo = userId && (await openReplyAddress({ applicationId: news.id, userId }));
  const mail = ({ name }: { name: string }) =>
    emails.messageNews(site(), { name, news, note, from, takesReply: Boolean(replyTo) });
  return { mail, ...(replyTo ? { replyTo } : {}) };
}

async function tellMember(userId: string, news: ApplicationNews, message: Message): Promise<void> {
  const { id, note } = message;
  const kind = "applicant_message";
  await tell({ kind, id, userId, note, ...(await mailTo(userId, news, message)) });
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
  const note = {
    title: `${name} wrote about ${news.jobTitle}`,
    text: plain(message.text),
    path: employerPath(news),
  };
  const members = await listMemberIds(news.companyId);
  await deliverAll(members.map((userId) => tellMember(userId, news, { id, from: name, note })));
}

export const reactions: Reaction[] = [on(messageSent, tellOfMessage)];
