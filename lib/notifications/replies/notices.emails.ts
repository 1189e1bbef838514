import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";

/** What of an answer is in the conversation: nothing, or its text with some or none of its files. */
export type SentPart = "nothing" | "no_files" | "some_files";

type Answer = {
  name: string;
  /** The job that the conversation is about; null when it is gone. */
  jobTitle: string | null;
  /** The page of the conversation. */
  path: string;
  sent: SentPart;
  /** What went wrong. */
  words: string;
};

const ENDS: Record<SentPart, string> = {
  nothing: "not sent",
  no_files: "sent without its files",
  some_files: "sent without some of its files",
};

/** To someone whose answer by email wasn't delivered, or not all of it. */
export function replyNotice(
  site: Site,
  { name, jobTitle, path, sent, words }: Answer,
): MailContent {
  const about = jobTitle === null ? "" : ` about ${jobTitle}`;
  return layOut(
    {
      subject: `Your answer${about} was ${ENDS[sent]}`,
      name,
      paragraphs: [
        words,
        sent !== "nothing"
          ? "What you wrote has been sent."
          : "No one else has seen what you wrote. It's still in the Sent folder of your email program.",
      ],
      action: { label: "Open the conversation", url: absolute(site, `${path}#messages`) },
      after: [],
    },
    site,
  );
}
