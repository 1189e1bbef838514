import "server-only";
import { interviewChanged, interviewTimesChanged } from "@/lib/applications/events";
import { findCalendar } from "@/lib/applications/interviews/queries";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import type { NotificationText } from "../schema";
import { tellApplicant } from "./applicants.commands";
import * as emails from "./application-news.emails";
import { findApplicationNews } from "./application-news.queries";
import { interviewWords, timesWords } from "./interviews";
import { findInterviewNews, findTimesNews } from "./interviews.queries";

type Event = {
  id: string;
  applicationId: string;
  version: number;
  isInLetter?: boolean | undefined;
};

/** The note with what people wrote to go with it. */
function withTexts(note: NotificationText, texts: readonly (string | null)[]): NotificationText {
  return { ...note, text: [note.text, ...texts].filter(Boolean).join("\n\n") };
}

// If several changes are waiting, only the last is told.
async function tellOfInterview({ id, applicationId, version, isInLetter }: Event): Promise<void> {
  if (isInLetter) return;
  const [news, interview, content] = await Promise.all([
    findApplicationNews(applicationId),
    findInterviewNews(id),
    findCalendar({ applicationId, interviewId: id }),
  ]);
  if (!news || !interview || !content || interview.version !== version) return;
  if (news.status === "withdrawn") return;
  const note = interviewWords(news, interview);
  const { isCancelled, isApplicantsChange, words, note: hint } = interview;
  const theirs = isApplicantsChange ? null : words;
  const withNote = withTexts(note, isCancelled ? [theirs] : [theirs, hint]);
  await tellApplicant(news, {
    kind: "interview",
    id: `${id}.${version}`,
    note,
    mail: ({ name }) => emails.applicationNews(site(), { name, news, note: withNote }),
    calendar: { method: isCancelled ? "CANCEL" : "REQUEST", content },
  });
}

type TimesEvent = {
  id: string;
  applicationId: string;
  status: "open" | "refused" | "expired" | "withdrawn";
  isInLetter?: boolean | undefined;
};

async function tellOfTimes({ id, applicationId, status, isInLetter }: TimesEvent): Promise<void> {
  if (isInLetter || status === "refused") return;
  const [news, times] = await Promise.all([findApplicationNews(applicationId), findTimesNews(id)]);
  if (!news || times?.status !== status || news.status === "withdrawn") return;
  const note = timesWords(news, times.set, status);
  const withNote = withTexts(note, status === "open" ? [times.set.note] : []);
  await tellApplicant(news, {
    kind: "interview",
    id: `${id}.${status}`,
    note: status === "open" ? { ...note, text: note.text.split("\n")[0] ?? "" } : note,
    mail: ({ name }) => emails.applicationNews(site(), { name, news, note: withNote }),
  });
}

/** Reactions that tell applicants about their interviews. */
export const reactions: Reaction[] = [
  on(interviewChanged, tellOfInterview),
  on(interviewTimesChanged, tellOfTimes),
];
