import type { Site } from "../site";

type Footer = {
  /** Where emails of this kind can be turned off, if they can. */
  preferencesUrl?: string;
  /** Where emails like this one stop with one press, without signing in. */
  stopUrl?: string;
  /** Where replies go; without one, they reach no one. */
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

function preferencesWords(preferencesUrl: string, stopUrl: string | undefined): string {
  return stopUrl
    ? `Choose what you get, and when: ${preferencesUrl}`
    : `You can turn these emails off: ${preferencesUrl}`;
}

/** The paragraphs under every email: where it can be turned off, and who sent it. */
export function mailFooter(
  site: Site,
  { preferencesUrl, stopUrl, replyTo, repliesReach }: Footer,
): string[] {
  return [
    ...(stopUrl ? [`Unsubscribe from emails like this one: ${stopUrl}`] : []),
    ...(preferencesUrl ? [preferencesWords(preferencesUrl, stopUrl)] : []),
    sentBy(site, { replyTo, repliesReach }),
    ...(site.mailLine ? [site.mailLine] : []),
  ];
}
