import { layOut } from "@/lib/notifications/mail-layout.emails";
import type { MailContent } from "@/lib/notifications/schema";
import { absolute, type Site } from "@/lib/shared/site";

/** To someone whose account an admin has suspended. */
export function accountSuspended(
  site: Site,
  { name, reason }: { name: string; reason: string },
): MailContent {
  return layOut(
    {
      subject: `Your account on ${site.name} is suspended`,
      name,
      paragraphs: ["You can't log in at the moment. This is why:", reason],
      action: { label: "Write to us", url: absolute(site, "/contact-us") },
      after: ["If you think this is a mistake, write to us and someone else will review it."],
    },
    site,
  );
}

/** To someone whose suspension was lifted. */
export function accountRestored(site: Site, { name }: { name: string }): MailContent {
  return layOut(
    {
      subject: `Your account on ${site.name} is open again`,
      name,
      paragraphs: ["You can log in as before. Nothing was lost."],
      action: { label: "Log in", url: absolute(site, "/login") },
      after: [],
    },
    site,
  );
}
