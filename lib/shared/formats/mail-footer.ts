import type { Site } from "../site";

type Footer = {
  /** Where emails of this kind can be turned off, if they can. */
  preferencesUrl?: string;
  /** Where replies go; without one, they reach nobody. */
  replyTo?: string;
};

/** The paragraphs under every email: where it can be turned off, and who sent it. */
export function mailFooter(site: Site, { preferencesUrl, replyTo }: Footer): string[] {
  return [
    ...(preferencesUrl ? [`You can turn these emails off: ${preferencesUrl}`] : []),
    replyTo
      ? `Sent by ${site.name}. Replies go to ${replyTo}.`
      : `Sent by ${site.name}. We don't read replies. Find help at ${site.url}/help`,
  ];
}
