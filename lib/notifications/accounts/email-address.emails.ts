import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { type ExpiringLink, linkLifetime, notYou } from "../mail-words";
import type { MailContent } from "../schema";

// Emails to an unverified address greet no one: a name that someone chose could carry any message
// to a stranger.

/** To an address that someone signed up with. */
export function verifyEmail(
  site: Site,
  { link, needsApproval }: { link: ExpiringLink; needsApproval: boolean },
): MailContent {
  const approval =
    "You signed up as an admin, so another admin must approve the account first. We'll email you when it's decided.";
  return layOut(
    {
      subject: `Confirm your email address for ${site.name}`,
      name: null,
      paragraphs: [
        `Someone signed up to ${site.name} with this address. If it was you, confirm that it's yours.`,
        ...(needsApproval ? [approval] : []),
      ],
      action: { label: "Confirm my email address", url: link.url },
      after: [
        linkLifetime(link),
        "If it wasn't you, do nothing. Without the confirmation, no one can act in your name here.",
      ],
    },
    site,
  );
}

/** To an address that someone signed up with, when its reader already has an account. */
export function alreadyRegistered(site: Site): MailContent {
  return layOut(
    {
      subject: `You already have an account at ${site.name}`,
      name: null,
      paragraphs: [
        `Someone signed up to ${site.name} with this address. It already belongs to one of your accounts, so it wasn't given to the new one.`,
        `If it was you, log in to your account at ${absolute(site, "/login")} or choose a new password at ${absolute(site, "/Reset-password")}`,
      ],
      after: [
        "If it wasn't you, do nothing. Your account is unchanged, and no one was told that you have one.",
      ],
    },
    site,
  );
}

/** To an account's new address, before the change. */
export function changeEmail(site: Site, { link }: { link: ExpiringLink }): MailContent {
  return layOut(
    {
      subject: `Confirm your new email address for ${site.name}`,
      name: null,
      paragraphs: [
        `Someone asked to use this address for their account at ${site.name}. If it was you, confirm that it's yours. Until then, your account keeps its current address.`,
      ],
      action: { label: "Confirm my new email address", url: link.url },
      after: [
        `${linkLifetime(link)} If you aren't logged in there, we'll ask for your password.`,
        "If it wasn't you, do nothing. We won't use the address.",
      ],
    },
    site,
  );
}

/** To an account's new address, when it belongs to another account. */
export function addressTaken(site: Site): MailContent {
  return layOut(
    {
      subject: `This address already belongs to an account at ${site.name}`,
      name: null,
      paragraphs: [
        `Someone asked to use this address for their account at ${site.name}. You already have another account with this address, so nothing was changed.`,
        `If it was you, log in to the account that has it at ${absolute(site, "/login")} and change its address first, or delete it.`,
      ],
      after: [
        "If it wasn't you, do nothing. Your account is unchanged, and no one was told that you have one.",
      ],
    },
    site,
  );
}

/** To an account's current address, before it changes. */
export function emailChangeRequested(
  site: Site,
  { name, newEmail }: { name: string; newEmail: string },
): MailContent {
  return layOut(
    {
      subject: "Your email address is about to change",
      name,
      paragraphs: [
        `Someone asked to change the email address of your account at ${site.name} to ${newEmail}. It will change once that address is confirmed.`,
        "If it was you, you don't need to do anything here.",
      ],
      after: [notYou(site)],
    },
    site,
  );
}

/** To an account's previous address. It may be a stranger's, so it states only the fact. */
export function emailChanged(site: Site): MailContent {
  return layOut(
    {
      subject: "Your email address was changed",
      name: null,
      paragraphs: [
        `The account at ${site.name} that had this address now has another one. You log in with the new address, and our emails go there.`,
        "If it was you, you don't need to do anything.",
      ],
      after: [`If it wasn't you, write to us right away: ${absolute(site, "/contact-us")}`],
    },
    site,
  );
}
