import { originSentence } from "@/lib/applications/by-hand/origins";
import { POOL_MONTHS } from "@/lib/applications/talent-pool/periods";
import type { OwnPoolView } from "@/lib/applications/talent-pool/schema";
import { formatDay } from "@/lib/shared/dates";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import type { MailContent, NotificationText } from "../schema";
import { keptFacts } from "./added-people.emails";

/** What someone is asked on the site, and the subject of the mail. */
export function questionWords({ company, isAskedAgain, askedBy }: OwnPoolView): NotificationText {
  const who = askedBy ? `${askedBy} at ${company.name}` : company.name;
  return {
    title: isAskedAgain
      ? `May ${company.name} keep your details for another year?`
      : `May ${company.name} keep your details for other jobs?`,
    text: isAskedAgain
      ? "You agreed to this a year ago. If you don't answer, they'll be deleted."
      : `${who} would like to keep you in mind for future jobs. If you don't answer, nothing is kept.`,
    path: "/app/settings/companies",
  };
}

type Question = { kept: OwnPoolView; path: string };

/** Asks someone whether a company may keep them in its talent pool, or keep them for longer. */
export function poolQuestion(site: Site, { kept, path }: Question): MailContent {
  const { company, isAskedAgain, origin, dueAt, fullName } = kept;
  const { title, text } = questionWords(kept);
  const until = formatDay(dueAt);
  const from = origin ? ` ${originSentence({ origin, referredBy: null })}` : "";
  return layOut(
    {
      subject: title,
      name: fullName,
      paragraphs: [
        isAskedAgain ? text : `${text}${from}`,
        `If you say yes, ${company.name} keeps the details below on ${site.name} for ${POOL_MONTHS} months, so that its hiring team finds you for other jobs, with its own notes about you. If you say no or don't answer, they're deleted, without an answer on ${until}.`,
      ],
      facts: keptFacts(kept, ["Skills", kept.skills.join(", ")]),
      action: { label: "Say yes or no", url: absolute(site, path) },
      after: [
        "You can change your mind at any time with this link: everything is deleted at once. You don't need an account. Don't pass the link on: anyone who has it can answer for you.",
        `You can ask ${company.name} for a copy or a correction of what it keeps, and complain to a data protection authority.`,
      ],
    },
    site,
  );
}

type Invitation = Question & { job: { title: string; slug: string } };

/** Invites someone in a talent pool to apply for a posting. */
export function poolInvitation(site: Site, { kept, path, job }: Invitation): MailContent {
  const { company, fullName } = kept;
  return layOut(
    {
      subject: `${company.name} invites you to apply: ${job.title}`,
      name: fullName,
      paragraphs: [
        `${company.name} has thought of you for a new job: ${job.title}. You said that it may keep your details for that.`,
        "It's up to you whether you apply. If you don't, nothing happens.",
      ],
      action: { label: "See the job", url: absolute(site, `/job/${job.slug}`) },
      after: [
        `To see what ${company.name} keeps about you, or to have it deleted: ${absolute(site, path)}`,
      ],
    },
    site,
  );
}
