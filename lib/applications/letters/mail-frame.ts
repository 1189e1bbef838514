import { mailFooter } from "@/lib/shared/formats/mail-footer";
import { absolute, type Site } from "@/lib/shared/site";

const PREFERENCES_PATH = "/app/settings#notification-preferences";

/** What an email adds to a letter's words: its button, and the lines below. */
export type MailFrame = { action: string; preferencesUrl: string; footer: string[] };

/** The frame of the email that brings a letter, with an offer or without. */
export function mailFrame(site: Site, isOffer: boolean): MailFrame {
  const preferencesUrl = absolute(site, PREFERENCES_PATH);
  return {
    action: isOffer ? "Read the offer and answer" : "Open your application",
    preferencesUrl,
    footer: mailFooter(site, { preferencesUrl }),
  };
}
