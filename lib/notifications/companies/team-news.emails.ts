import { absolute, type Site } from "@/lib/shared/site";
import type { MailReader } from "../digests/telling.commands";
import { layOut } from "../mail-layout.emails";
import type { MailContent, NotificationText } from "../schema";

/** News for a team member, in the site's own words. */
export function teamNews(
  site: Site,
  { name, stopUrl, note, label }: MailReader & { note: NotificationText; label: string },
): MailContent {
  return layOut(
    {
      subject: note.title,
      name,
      paragraphs: [note.text],
      action: { label, url: absolute(site, note.path) },
      after: [],
      preferencesUrl: absolute(
        site,
        stopUrl ? "/app/settings#company-news" : "/app/settings#notification-preferences",
      ),
      ...(stopUrl ? { stopUrl } : {}),
    },
    site,
  );
}
