import "server-only";
import { interviewNear } from "@/lib/applications/events";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll } from "../commands";
import { type MailReader, tellMember } from "../digests/telling.commands";
import { findApplicant } from "./applicant.queries";
import { tellApplicant } from "./applicants.commands";
import { employerPath } from "./application-news";
import * as emails from "./application-news.emails";
import { findApplicationNews, listMembersAmong } from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";
import { reminderWords, teamReminderWords } from "./interviews";
import { findInterviewNews, type InterviewNews } from "./interviews.queries";

type NearInterview = { id: string; applicationId: string; version: number };
type Reminder = { news: ApplicationNews; interview: InterviewNews; cause: string };

async function remindApplicant({ news, interview, cause: id }: Reminder): Promise<void> {
  const note = reminderWords(news, interview);
  const withHint = { ...note, text: [note.text, interview.note].filter(Boolean).join("\n\n") };
  const mail = ({ name }: { name: string }) =>
    emails.applicationNews(site(), { name, news, note: withHint });
  await tellApplicant(news, { kind: "interview", id, note, mail });
}

async function remindInterviewers({ news, interview, cause: id }: Reminder): Promise<void> {
  const { companyId } = news;
  const [{ name }, userIds] = await Promise.all([
    findApplicant(news),
    listMembersAmong(companyId, interview.interviewerIds),
  ]);
  const words = teamReminderWords({ name, jobTitle: news.jobTitle }, interview);
  const note = { ...words, path: employerPath(news) };
  const mail = (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note });
  const told = { kind: "own_interview", id, companyId, note, mail } as const;
  await deliverAll(userIds.map((userId) => tellMember({ ...told, userId })));
}

// A change or a cancellation since then is told by its own event.
async function remind({ id, applicationId, version }: NearInterview): Promise<void> {
  const [news, interview] = await Promise.all([
    findApplicationNews(applicationId),
    findInterviewNews(id),
  ]);
  if (!news || !interview || news.status === "withdrawn") return;
  if (interview.isCancelled || interview.version !== version) return;
  if (interview.startsAt <= new Date()) return;
  const reminder = { news, interview, cause: `${id}.${version}.near` };
  await deliverAll([remindApplicant(reminder), remindInterviewers(reminder)]);
}

/** Reactions that remind both sides of their interviews. */
export const reactions: Reaction[] = [on(interviewNear, remind)];
