import "server-only";
import { noteWritten } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll } from "../commands";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
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
  const told = {
    ...({ kind: "note_mention", id, companyId: news.companyId, note } as const),
    mail: (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note }),
    digest: { title: `${mentioned.author} mentioned you in a note on ${NAME}`, applicationId },
  };
  await deliverAll(mentioned.userIds.map((userId) => tellMember({ ...told, userId })));
}

export const reactions: Reaction[] = [on(noteWritten, tellMentioned)];
