import { originSentence } from "@/lib/applications/by-hand/origins";
import type { AddedView } from "@/lib/applications/by-hand/schema";
import { plural } from "@/lib/shared/plural";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";

function keptOf(added: AddedView): [string, string][] {
  const { fullName, email, phone, headline, place, resumeName } = added;
  const facts: [string, string | null][] = [
    ["Name", fullName],
    ["Email", email],
    ["Phone", phone],
    ["Headline", headline],
    ["Place", place],
    ["CV", resumeName],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

/**
 * To someone whom a company added by hand: who did, why, what is kept and for how long, and where
 * they can see and end it (GDPR, article 14). `path` leads there without an account.
 */
export function personAdded(
  site: Site,
  { added, path }: { added: AddedView; path: string },
): MailContent {
  const { companyName, jobTitle, addedBy, keptMonths, fullName } = added;
  const who = addedBy ? `${addedBy} at ${companyName}` : companyName;
  const months = plural(keptMonths, { one: "a month", other: "{count} months" });
  return layOut(
    {
      subject: `${companyName} is considering you for ${jobTitle}`,
      name: fullName,
      paragraphs: [
        `${who} has added you to the applicants for ${jobTitle}. ${originSentence(added)}`,
        `To consider you for this job, ${companyName} keeps these details on ${site.name}. Only its hiring team sees them, with its own notes about you. They're deleted ${months} after the decision, or as soon as you delete them.`,
      ],
      facts: keptOf(added),
      action: { label: "See, withdraw or delete it", url: absolute(site, path) },
      after: [
        "You don't need an account for that. If you sign up with this address, you'll find the application in your account.",
        `You can ask ${companyName} for a copy or a correction of what it keeps, and complain to a data protection authority.`,
      ],
    },
    site,
  );
}
