import { originSentence } from "@/lib/applications/by-hand/origins";
import type { AddedView } from "@/lib/applications/by-hand/schema";
import { plural } from "@/lib/shared/plural";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent } from "../schema";

type KeptPerson = {
  fullName: string;
  email: string;
  phone: string | null;
  headline: string | null;
  place: string | null;
};

/** What a company keeps about someone, as its email to them lists it: what it has, and one more. */
export function keptFacts(person: KeptPerson, more: [string, string | null]): [string, string][] {
  const facts: [string, string | null][] = [
    ["Name", person.fullName],
    ["Email", person.email],
    ["Phone", person.phone],
    ["Headline", person.headline],
    ["Place", person.place],
    more,
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
      facts: keptFacts(added, ["CV", added.resumeName]),
      action: { label: "See it, answer or delete it", url: absolute(site, path) },
      after: [
        "You don't need an account for that: at this link you also read and answer messages, choose interview times and answer an offer. Don't pass it on. If you sign up with this address, you'll find the application in your account.",
        `You can ask ${companyName} for a copy or a correction of what it keeps, and complain to a data protection authority.`,
      ],
    },
    site,
  );
}

/** The new link that someone asked for; the earlier ones no longer work. */
export function newLink(
  site: Site,
  { added, path }: { added: AddedView; path: string },
): MailContent {
  const { companyName, jobTitle, fullName } = added;
  return layOut(
    {
      subject: `Your new link for ${jobTitle} at ${companyName}`,
      name: fullName,
      paragraphs: [
        `You asked for a new link to your application for ${jobTitle} at ${companyName}. Earlier links no longer work.`,
      ],
      action: { label: "Open your application", url: absolute(site, path) },
      after: [
        "Don't pass it on: anyone who has it can answer for you. If you didn't ask for it, someone else has one of your earlier emails, but not this one.",
      ],
    },
    site,
  );
}
