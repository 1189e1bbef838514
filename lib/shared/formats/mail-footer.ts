import type { Site } from "../site";

type Footer = {
  /** Where emails of this kind can be turned off, if they can. */
  preferencesUrl?: string;
  /** Where replies go; without one, they reach nobody. */
  replyTo?: string;
  /** Who reads answers to this email on the site, as messages. */
  repliesReach?: string;
};

function sentBy(
  site: Site,
  { replyTo, repliesReach }: { replyTo: string | undefined; repliesReach: string | undefined },
): string {
  if (repliesReach) {
    return `Sent by ${site.name}. Answer this email, and ${repliesReach} reads it in the conversation.`;
  }
  return replyTo
    ? `Sent by ${site.name}. Replies go to ${replyTo}.`
    : `Sent by ${site.name}. We don't read replies. Find help at ${site.url}/help`;
}

/** The paragraphs under every email: where it can be turned off, and who sent it. */
export function mailFooter(
  site: Site,
  { preferencesUrl, replyTo, repliesReach }: Footer,
): string[] {
  return [
    ...(preferencesUrl ? [`You can turn these emails off: ${preferencesUrl}`] : []),
    sentBy(site, { replyTo, repliesReach }),
  ];
}
