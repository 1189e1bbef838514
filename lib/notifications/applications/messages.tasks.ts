import "server-only";
import { messageSent } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll, tell } from "../commands";
import { openReplyAddress } from "../replies/addresses.commands";
import type { NotificationText } from "../schema";
import { findApplicant } from "./applicant.queries";
import { applicationPath, employerPath } from "./application-news";
import * as emails from "./application-news.emails";
import { findApplicationNews, findUnseenMessage, listMemberIds } from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";

type Event = { id: string; applicationId: string };
type Message = { id: string; from: string; note: NotificationText };

async function tellOne(
  userId: string,
  news: ApplicationNews,
  { id, from, note }: Message,
): Promise<void> {
  const kind = userId === news.userId ? "application_message" : "applicant_message";
  const replyTo = await openReplyAddress({ applicationId: news.id, userId });
  const takesReply = replyTo !== null;
  const mail = ({ name }: { name: string }) =>
    emails.messageNews(site(), { name, news, note, from, takesReply });
  await tell({ kind, id, userId, note, mail, ...(takesReply ? { replyTo } : {}) });
}

/** Tells the other side what was written, word for word unless blind screening hides a part. */
async function tellOfMessage({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const message = await findUnseenMessage(id);
  if (!news || !message || news.status === "withdrawn") return;
  if (!message.isFromApplicant) {
    const { companyName } = news;
    const from = message.author ? `${message.author}, ${companyName}` : companyName;
    const note = {
      title: `${companyName} wrote to you`,
      text: message.text,
      path: applicationPath(news),
    };
    return tellOne(news.userId, news, { id, from, note });
  }
  const { name, plain } = await findApplicant(news);
  const note = {
    title: `${name} wrote about ${news.jobTitle}`,
    text: plain(message.text),
    path: employerPath(news),
  };
  const members = await listMemberIds(news.companyId);
  await deliverAll(members.map((userId) => tellOne(userId, news, { id, from: name, note })));
}

export const reactions: Reaction[] = [on(messageSent, tellOfMessage)];
