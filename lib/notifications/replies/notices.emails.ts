import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";

type Answer = {
  name: string;
  /** The job that the conversation is about; null when it is gone. */
  jobTitle: string | null;
  /** The page of the conversation. */
  path: string;
  isSent: boolean;
  /** What went wrong. */
  words: string;
};

/** To someone whose answer by email wasn't delivered, or not all of it. */
export function replyNotice(
  site: Site,
  { name, jobTitle, path, isSent, words }: Answer,
): MailContent {
  const about = jobTitle === null ? "" : ` about ${jobTitle}`;
  return layOut(
    {
      subject: isSent
        ? `Your answer${about} was sent without its files`
        : `Your answer${about} was not sent`,
      name,
      paragraphs: [
        words,
        isSent
          ? "What you wrote has been sent."
          : "Nobody but you has seen what you wrote. It is still in the folder of sent emails of your mail program.",
      ],
      action: { label: "Open the conversation", url: absolute(site, `${path}#messages`) },
      after: [],
    },
    site,
  );
}
