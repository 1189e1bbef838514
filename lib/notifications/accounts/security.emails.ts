import { USER_TYPE_NAMES } from "@/lib/accounts/schema";
import type { UserType } from "@/lib/shared/areas";
import { formatInstant } from "@/lib/shared/dates";
import { chooseForm, plural } from "@/lib/shared/plural";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { type ExpiringLink, linkLifetime, linkLifetimes, notYou } from "../mail-words";
import type { MailContent } from "../schema";

/** To someone who lost their password. */
export function resetPassword(
  site: Site,
  { name, link }: { name: string | null; link: ExpiringLink },
): MailContent {
  return layOut(
    {
      subject: `Choose a new password for ${site.name}`,
      name,
      paragraphs: [
        `Someone asked for a new password for your account at ${site.name}. If it was you, choose one.`,
      ],
      action: { label: "Choose a new password", url: link.url },
      after: [linkLifetime(link), "If it wasn't you, do nothing. Your password stays as it is."],
    },
    site,
  );
}

/** One of several accounts that claim an unverified address, and its reset link. */
export type Claim = { link: ExpiringLink; userType: UserType; createdAt: string };

/**
 * To someone who lost the password of one of these accounts. It names none of them: a name that
 * someone chose could carry any message to a stranger.
 */
export function resetOneOfMany(site: Site, claims: readonly [Claim, ...Claim[]]): MailContent {
  return layOut(
    {
      subject: `Choose a new password for ${site.name}`,
      name: null,
      paragraphs: [
        `Someone asked for a new password for an account at ${site.name} with this address. Several accounts were created with it, and none has confirmed it yet. Choose a new password for the one that's yours. That also confirms the address for that account.`,
      ],
      items: claims.map(({ link: { url }, userType, createdAt }) => ({
        title: "Choose a new password",
        text: `${USER_TYPE_NAMES[userType]}, signed up on ${formatInstant(createdAt)}`,
        url,
      })),
      after: [
        linkLifetimes(claims[0].link),
        "If it wasn't you, do nothing. The passwords stay as they are.",
      ],
    },
    site,
  );
}

/** What else than the password logs in to an account. */
type WaysIn = { passkeys: number; providers: readonly string[] };

export function passwordChanged(
  site: Site,
  { name, how, ...ways }: { name: string; how: "settings" | "reset" } & WaysIn,
): MailContent {
  const what =
    how === "reset"
      ? "with a link from an email to this address. You were signed out everywhere."
      : "in its settings. Your other devices were signed out.";
  return layOut(
    {
      subject: "Your password was changed",
      name,
      paragraphs: [
        `The password of your account at ${site.name} was changed ${what}`,
        ...waysStay(site, ways),
        "If it was you, you don't need to do anything.",
      ],
      after: [notYou(site)],
    },
    site,
  );
}

function waysStay(site: Site, { passkeys, providers }: WaysIn): string[] {
  const counted = plural(passkeys, { one: "one passkey", other: "{count} passkeys" });
  const ways = [
    ...(passkeys > 0 ? [counted] : []),
    ...providers.map((name) => `your ${name} login`),
  ];
  if (ways.length === 0) return [];
  const what = new Intl.ListFormat("en").format(ways);
  const settings = absolute(site, "/app/settings/security");
  const known = chooseForm(passkeys + providers.length, { one: "it", other: "them" });
  const sentence = `${what} can still log in to it. Check that you recognise ${known}: ${settings}`;
  return [sentence.charAt(0).toUpperCase() + sentence.slice(1)];
}

export function providerChanged(
  site: Site,
  { name, provider, isConnected }: { name: string; provider: string; isConnected: boolean },
): MailContent {
  const settings = absolute(site, "/app/settings/security");
  return layOut(
    {
      subject: isConnected ? `${provider} was connected` : `${provider} was disconnected`,
      name,
      paragraphs: [
        isConnected
          ? `You can now log in to your account at ${site.name} with ${provider}.`
          : `You can no longer log in to your account at ${site.name} with ${provider}, and your other devices were signed out.`,
        "If it was you, you don't need to do anything.",
      ],
      after: [`If it wasn't you, see which logins your account has: ${settings}`, notYou(site)],
    },
    site,
  );
}

export function passkeyChanged(
  site: Site,
  { name, isAdded }: { name: string; isAdded: boolean },
): MailContent {
  const settings = absolute(site, "/app/settings/security");
  const what = isAdded
    ? "A passkey was added to your account at SITE. Anyone who has it can log in without your password."
    : "A passkey was removed from your account at SITE. It can no longer be used to log in, and your other devices were signed out.";
  return layOut(
    {
      subject: isAdded ? "A passkey was added" : "A passkey was removed",
      name,
      paragraphs: [
        what.replace("SITE", site.name),
        "If it was you, you don't need to do anything.",
      ],
      after: [
        `If it wasn't you, remove any passkeys you don't recognise: ${settings}`,
        notYou(site),
      ],
    },
    site,
  );
}

/** `known` is null when the session has ended in the meantime and its details are deleted. */
export function newSignIn(
  site: Site,
  { name, known }: { name: string; known: { device: string; at: string } | null },
): MailContent {
  return layOut(
    {
      subject: "New sign-in to your account",
      name,
      paragraphs: [
        `Someone signed in to your account at ${site.name} with a device that is new to us.`,
      ],
      facts: known
        ? [
            ["Device", known.device],
            ["Time", formatInstant(known.at)],
          ]
        : [],
      after: ["If it was you, you don't need to do anything.", notYou(site)],
      preferencesUrl: absolute(site, "/app/settings"),
    },
    site,
  );
}

export function twoFactorChanged(
  site: Site,
  { name, isOn }: { name: string; isOn: boolean },
): MailContent {
  const effect = isOn
    ? "From now on, you need a code from your authenticator app as well as your password to log in. Keep the recovery codes where you can find them without the app."
    : "From now on, you only need your password to log in.";
  return layOut(
    {
      subject: `Two-factor login is ${isOn ? "on" : "off"}`,
      name,
      paragraphs: [
        `Two-factor login was switched ${isOn ? "on" : "off"} for your account at ${site.name}. ${effect}`,
        "If it was you, you don't need to do anything.",
      ],
      after: [notYou(site)],
    },
    site,
  );
}

/** To someone who proves by email who they are. */
export function proofCode(
  site: Site,
  { name, code }: { name: string | null; code: string },
): MailContent {
  return layOut(
    {
      subject: `${code} is your code for ${site.name}`,
      name,
      paragraphs: [`Enter this code at ${site.name} to confirm that it's you:`],
      facts: [["Code", code]],
      after: [
        "It works once, for ten minutes, and only in the browser that asked for it. Never share it with anyone, not even with us.",
        "If it wasn't you, ignore this email. No one can continue without the code.",
      ],
    },
    site,
  );
}

/** To the owner of an account whose password someone knows and is now guessing codes. */
export function codesRefused(site: Site, { name }: { name: string }): MailContent {
  const reset = absolute(site, "/Reset-password");
  return layOut(
    {
      subject: "Wrong codes for your account",
      name,
      paragraphs: [
        `Someone entered the password of your account at ${site.name} and then several wrong codes. They weren't let in, and they have to wait longer after each try.`,
        "If it was you, enter the current code from your authenticator app, or one of your recovery codes.",
      ],
      after: [`If it wasn't you, someone knows your password. Choose a new one now: ${reset}`],
    },
    site,
  );
}
