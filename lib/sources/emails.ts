import { layOut } from "@/lib/notifications/mail-layout.emails";
import type { MailContent, NotificationText } from "@/lib/notifications/schema";
import { absolute, type Site } from "@/lib/shared/site";
import type { RunOutcome } from "./schema";

/** The notification for admins, or a company's recruiters, about a source that needs attention. */
export function problemNote(problem: {
  id: string;
  name: string;
  outcome: RunOutcome;
  message: string | null;
  /** Since when it hasn't been read completely, if that is long ago. */
  neglect: string;
  /** Whether it belongs to a company, whose recruiters are told. */
  isOwned: boolean;
  isBarred: boolean;
}): NotificationText {
  const { id, name, outcome, message, neglect, isOwned, isBarred } = problem;
  const path = `${isOwned ? "/employer/profile" : "/admin"}/sources/${id}`;
  if (isBarred) {
    return {
      title: `The source ${name} is paused`,
      text: `${message ?? ""} Its jobs stay open.`,
      path,
    };
  }
  if (outcome === "failed") {
    return {
      title: `The source ${name} is paused`,
      text: `It hasn't been readable for days. Last time: ${message ?? "it failed."} Its jobs stay open.`,
      path,
    };
  }
  if (outcome === "shrunken") {
    return {
      title: `The source ${name} has lost most of its jobs`,
      text: `${message ?? ""} No job was ended. If that's right, end them on the source's page. ${neglect}`.trim(),
      path,
    };
  }
  return {
    title: `The source ${name} can't be read completely`,
    text: `${message ?? ""} What could be read came in, and no job was ended. ${neglect}`.trim(),
    path,
  };
}

/** The same as an email. */
export function sourceProblem(
  site: Site,
  { name, note }: { name: string | null; note: NotificationText },
): MailContent {
  return layOut(
    {
      subject: note.title,
      name,
      paragraphs: [note.text],
      action: { label: "See the source", url: absolute(site, note.path) },
      after: [],
      preferencesUrl: absolute(site, "/app/settings#notification-preferences"),
    },
    site,
  );
}
