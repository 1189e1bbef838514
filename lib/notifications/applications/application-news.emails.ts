import { absolute, type Site } from "@/lib/shared/site";
import type { MailReader } from "../digests/telling.commands";
import { layOut } from "../mail-layout.emails";
import type { MailContent, NotificationText } from "../schema";
import { employerPath } from "./application-news";
import type { ApplicationCopy, ApplicationNews } from "./application-news.schema";

const PREFERENCES_PATH = "/app/settings#notification-preferences";
const COMPANY_NEWS_PATH = "/app/settings#company-news";

/** The paragraphs of a text that a user wrote. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type MessageNote = {
  note: NotificationText;
  /** Who wrote it, as the reader may know them. */
  from: string;
  /** Whether an answer to the email comes into the conversation. */
  takesReply: boolean;
};

function factsOf({ jobTitle, companyName, reference }: ApplicationNews): [string, string][] {
  return [
    ["Job", jobTitle],
    ["Company", companyName],
    ["Reference", reference],
  ];
}

function copyOf(copy: ApplicationCopy): [string, string][] {
  const { fullName, email, phone, resumeName, answers } = copy;
  return [
    ["Full name", fullName],
    ["Email", email],
    ...(phone ? [["Phone", phone] as [string, string]] : []),
    ...(resumeName ? [["Resume", resumeName] as [string, string]] : []),
    ...answers.map(({ question, answer }) => [question, answer] as [string, string]),
  ];
}

/** The confirmation, with a copy of what was sent. */
export function applicationSent(
  site: Site,
  { name, news, copy }: { name: string; news: ApplicationNews; copy: ApplicationCopy },
): MailContent {
  const letter = copy.coverLetter ? ["Your cover letter:", ...paragraphsOf(copy.coverLetter)] : [];
  return layOut(
    {
      subject: `Your application to ${news.companyName} has been sent`,
      name,
      paragraphs: [
        "Your application has been received. We'll tell you when something happens. Until then, you don't need to do anything.",
      ],
      facts: [...factsOf(news), ...copyOf(copy)],
      action: { label: "Follow your application", url: absolute(site, news.pagePath) },
      after: letter,
      preferencesUrl: absolute(site, PREFERENCES_PATH),
    },
    site,
  );
}

/** Where an email to an applicant can be turned off; someone without an account has no settings. */
function preferencesOf(site: Site, { userId }: ApplicationNews): { preferencesUrl?: string } {
  return userId === null ? {} : { preferencesUrl: absolute(site, PREFERENCES_PATH) };
}

/** Where a member chooses what they get of their company; nowhere for what is always sent. */
function choices(site: Site, stopUrl: string | undefined) {
  return stopUrl ? { stopUrl, preferencesUrl: absolute(site, COMPANY_NEWS_PATH) } : {};
}

/** News of an application, or of a message about it, in the site's own words. */
export function applicationNews(
  site: Site,
  { name, news, note }: { name: string; news: ApplicationNews; note: NotificationText },
): MailContent {
  return layOut(
    {
      subject: note.title,
      name,
      paragraphs: [note.text],
      facts: factsOf(news),
      action: { label: "Open your application", url: absolute(site, note.path) },
      after: [],
      ...preferencesOf(site, news),
    },
    site,
  );
}

/** A message, word for word, to the other side of the conversation. */
export function messageNews(
  site: Site,
  {
    name,
    stopUrl,
    news,
    note,
    from,
    takesReply,
  }: MailReader & {
    news: ApplicationNews;
  } & MessageNote,
): MailContent {
  return layOut(
    {
      subject: note.title,
      name,
      paragraphs: paragraphsOf(note.text),
      facts: [["From", from], ...factsOf(news)],
      action: { label: "Open the conversation", url: absolute(site, `${note.path}#messages`) },
      after: [],
      ...(stopUrl ? choices(site, stopUrl) : preferencesOf(site, news)),
      ...(takesReply ? { repliesReach: from } : {}),
    },
    site,
  );
}

/** To the company's members; the note names the applicant unless blind screening hides them. */
export function employerNews(
  site: Site,
  { name, stopUrl, news, note }: MailReader & { news: ApplicationNews; note: NotificationText },
): MailContent {
  return layOut(
    {
      subject: note.title,
      name,
      paragraphs: [note.text],
      facts: factsOf(news),
      action: {
        label: note.path.startsWith(employerPath(news))
          ? "Open the application"
          : "Open the dashboard",
        url: absolute(site, note.path),
      },
      after: [],
      ...choices(site, stopUrl),
    },
    site,
  );
}
