import { formatDay, formatInstant } from "@/lib/shared/dates";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { notYou } from "../mail-words";
import type { MailContent } from "../schema";

type Why = "asked" | "inactivity";

/** To those who may decide. */
export function adminRequested(
  site: Site,
  { name, username }: { name: string; username: string },
): MailContent {
  return layOut(
    {
      subject: "An admin account waits for approval",
      name,
      paragraphs: [
        `Someone signed up to ${site.name} as an admin. Until an admin approves it, the account can do nothing that admins do.`,
      ],
      facts: [["User name", username]],
      action: { label: "Decide", url: absolute(site, "/admin") },
      after: ["If you don't know who it is, refuse."],
    },
    site,
  );
}

export function adminDecided(
  site: Site,
  { name, isApproved }: { name: string | null; isApproved: boolean },
): MailContent {
  if (!isApproved) {
    return layOut(
      {
        subject: "Your admin account was not approved",
        name,
        paragraphs: [
          `An admin of ${site.name} looked at your request and did not approve your account.`,
        ],
        after: [`If you think that is a mistake, write to us: ${absolute(site, "/contact-us")}`],
      },
      site,
    );
  }
  return layOut(
    {
      subject: "Your admin account is approved",
      name,
      paragraphs: [
        `An admin of ${site.name} approved your account. It can do what admins do once two-factor login is on.`,
      ],
      action: {
        label: "Set up two-factor login",
        url: absolute(site, "/app/settings/security"),
      },
      after: [],
    },
    site,
  );
}

/** A warning, twice: whoever signs in keeps the account. */
export function accountInactive(
  site: Site,
  { name, dueAt }: { name: string; dueAt: string },
): MailContent {
  return layOut(
    {
      subject: `Log in by ${formatDay(dueAt)} to keep your account`,
      name,
      paragraphs: [
        `No one has used your account at ${site.name} for almost two years. We don't keep what no one needs: unless you log in by ${formatDay(dueAt)}, the account will be deleted with everything that belongs to it.`,
        "To keep it, log in once. There is nothing else to do.",
      ],
      action: { label: "Log in and keep my account", url: absolute(site, "/login") },
      after: ["If you no longer need the account, do nothing."],
    },
    site,
  );
}

export function deletionRequested(
  site: Site,
  { name, dueAt, why }: { name: string; dueAt: string; why: Why },
): MailContent {
  const day = formatDay(dueAt);
  const effect = `On ${day} it is erased with everything that belongs to it, and nobody can bring it back.`;
  if (why === "inactivity") {
    return layOut(
      {
        subject: `Your account will be deleted on ${day}`,
        name,
        paragraphs: [
          `No one has used your account at ${site.name} for two years, and you were signed out everywhere. ${effect}`,
          "Want to keep it? Log in before that day, and it stays.",
        ],
        action: { label: "Log in and keep my account", url: absolute(site, "/login") },
        after: [],
      },
      site,
    );
  }
  return layOut(
    {
      subject: `Your account will be deleted on ${day}`,
      name,
      paragraphs: [
        `You asked us to delete your account at ${site.name}. ${effect}`,
        "Changed your mind? Log in before that day and keep your account.",
      ],
      action: { label: "Keep my account", url: absolute(site, "/app/settings/privacy") },
      after: [notYou(site)],
    },
    site,
  );
}

export function deletionCancelled(site: Site, { name }: { name: string }): MailContent {
  return layOut(
    {
      subject: "Your account stays",
      name,
      paragraphs: [
        `Your account at ${site.name} was to be deleted. It is kept, with everything in it.`,
      ],
      after: [notYou(site)],
    },
    site,
  );
}

/**
 * The last mail: the account it was about is gone. Whether the address was ever verified is
 * forgotten with it, so it repeats nothing that its owner chose.
 */
export function accountErased(site: Site, why: Why): MailContent {
  const reason = why === "asked" ? "as you asked" : "because it hasn't been used for two years";
  return layOut(
    {
      subject: "Your account is deleted",
      name: null,
      paragraphs: [
        `Your account at ${site.name} and everything that belonged to it are erased, ${reason}. This is the last mail about it.`,
      ],
      after: [`You can sign up again whenever you like: ${absolute(site, "/signUp")}`],
    },
    site,
  );
}

/** The copy itself is not in the mail: it is personal, and mail is not private. */
export function exportReady(
  site: Site,
  { name, expiresAt }: { name: string; expiresAt: string | null },
): MailContent {
  return layOut(
    {
      subject: "The copy of your data is ready",
      name,
      paragraphs: [
        `You asked for a copy of everything that ${site.name} keeps about you. It is ready; log in to download it.`,
      ],
      action: { label: "Download my data", url: absolute(site, "/app/settings/privacy") },
      after: [
        ...(expiresAt ? [`It is there until ${formatInstant(expiresAt)}.`] : []),
        notYou(site),
      ],
    },
    site,
  );
}
