import { formatDay, formatInstant } from "@/lib/shared/dates";
import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { notYou } from "../mail-words";
import type { MailContent } from "../schema";

type ErasureReason = "asked" | "inactivity";

/** To the admins who may decide. */
export function adminRequested(
  site: Site,
  { name, username }: { name: string; username: string },
): MailContent {
  return layOut(
    {
      subject: "An admin account is waiting for approval",
      name,
      paragraphs: [
        `Someone signed up to ${site.name} as an admin. Until an admin approves it, the account can't do anything as an admin.`,
      ],
      facts: [["User name", username]],
      action: { label: "Decide", url: absolute(site, "/admin/review") },
      after: ["If you don't know who it is, decline."],
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
          `An admin of ${site.name} reviewed your request and didn't approve your account.`,
        ],
        after: [`If you think that's a mistake, write to us: ${absolute(site, "/contact-us")}`],
      },
      site,
    );
  }
  return layOut(
    {
      subject: "Your admin account is approved",
      name,
      paragraphs: [
        `An admin of ${site.name} approved your account. You can work as an admin once two-factor login is on.`,
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

/** A warning, sent twice: signing in keeps the account. */
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
        "To keep it, log in once. You don't need to do anything else.",
      ],
      action: { label: "Log in and keep my account", url: absolute(site, "/login") },
      after: ["If you no longer need the account, do nothing."],
    },
    site,
  );
}

export function deletionRequested(
  site: Site,
  { name, dueAt, why }: { name: string; dueAt: string; why: ErasureReason },
): MailContent {
  const day = formatDay(dueAt);
  const effect = `On ${day} it will be erased with everything that belongs to it. This can't be undone.`;
  if (why === "inactivity") {
    return layOut(
      {
        subject: `Your account will be deleted on ${day}`,
        name,
        paragraphs: [
          `No one has used your account at ${site.name} for two years, so we've signed you out everywhere. ${effect}`,
          "Want to keep it? Log in before that day.",
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
      subject: "We've kept your account",
      name,
      paragraphs: [
        `Your account at ${site.name} was due to be deleted. We've kept it, with everything in it.`,
      ],
      after: [notYou(site)],
    },
    site,
  );
}

/**
 * The last email, after its account is gone. Whether the address was ever verified is no longer
 * known, so it repeats nothing that the owner chose.
 */
export function accountErased(site: Site, why: ErasureReason): MailContent {
  const reason = why === "asked" ? "as you asked" : "because it hasn't been used for two years";
  return layOut(
    {
      subject: "Your account has been deleted",
      name: null,
      paragraphs: [
        `Your account at ${site.name} and everything that belonged to it have been erased, ${reason}. This is our last email about it.`,
      ],
      after: [`You can sign up again whenever you like: ${absolute(site, "/signUp")}`],
    },
    site,
  );
}

/** The copy itself is not attached: it is personal, and email is not private. */
export function exportReady(
  site: Site,
  { name, expiresAt }: { name: string; expiresAt: string | null },
): MailContent {
  return layOut(
    {
      subject: "Your copy of your data is ready",
      name,
      paragraphs: [
        `You asked for a copy of everything that ${site.name} keeps about you. It's ready. Log in to download it.`,
      ],
      action: { label: "Download my data", url: absolute(site, "/app/settings/privacy") },
      after: [
        ...(expiresAt ? [`You can download it until ${formatInstant(expiresAt)}.`] : []),
        notYou(site),
      ],
    },
    site,
  );
}
