import "server-only";
import { interviewChanged } from "@/lib/applications/events";
import { findCalendar } from "@/lib/applications/interviews/queries";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { tell } from "../commands";
import * as emails from "./application-news.emails";
import { findApplicationNews } from "./application-news.queries";
import { interviewWords } from "./interviews";
import { findInterviewNews } from "./interviews.queries";

type Event = {
  id: string;
  applicationId: string;
  version: number;
  isInLetter?: boolean | undefined;
};

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
  const withNote = { ...note, text: [note.text, interview.note].filter(Boolean).join("\n\n") };
  await tell({
    kind: "interview",
    id: `${id}.${version}`,
    userId: news.userId,
    note,
    mail: ({ name }) => emails.applicationNews(site(), { name, news, note: withNote }),
    calendar: { method: interview.isCancelled ? "CANCEL" : "REQUEST", content },
  });
}

export const reactions: Reaction[] = [on(interviewChanged, tellOfInterview)];
