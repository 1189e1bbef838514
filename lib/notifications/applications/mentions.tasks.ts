import "server-only";
import { noteWritten } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll, tell } from "../commands";
import { findApplicant } from "./applicant.queries";
import * as emails from "./application-news.emails";
import { findApplicationNews } from "./application-news.queries";
import { findMentioned } from "./mentions.queries";

type Event = { id: string; applicationId: string };

// The text is read on the site, not in an email.
async function tellMentioned({ id, applicationId }: Event): Promise<void> {
  const [news, mentioned] = await Promise.all([
    findApplicationNews(applicationId),
    findMentioned(id),
  ]);
  if (!news || !mentioned || news.status === "withdrawn") return;
  const { name: applicant } = await findApplicant(news);
  const note = {
    title: `${mentioned.author} mentioned you in a note`,
    text: `It's about ${applicant}, who applied for ${news.jobTitle}.`,
    path: `/employer/applications/${applicationId}#notes`,
  };
  const mail = ({ name }: { name: string }) => emails.employerNews(site(), { name, news, note });
  const told = { kind: "note_mention", note, mail } as const;
  await deliverAll(mentioned.userIds.map((userId) => tell({ ...told, id, userId })));
}

export const reactions: Reaction[] = [on(noteWritten, tellMentioned)];
