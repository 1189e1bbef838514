import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { type ExpiringLink, linkLifetime } from "../mail-words";
import type { MailContent } from "../schema";

type Invitation = {
  company: string;
  role: "owner" | "recruiter";
  by: string | null;
  link: ExpiringLink;
};

const ROLES = {
  owner:
    "As an owner, you can post jobs, handle applications, and look after the company and its team.",
  recruiter: "As a recruiter, you can post jobs and handle applications for it.",
};

/** To someone who is invited, and may never have heard of this site. */
export function memberInvited(site: Site, { company, role, by, link }: Invitation): MailContent {
  return layOut(
    {
      subject: `Join ${company} on ${site.name}`,
      name: null,
      paragraphs: [
        `${by ?? "An owner"} invites you to join ${company} on ${site.name}, where it hires people. ${ROLES[role]}`,
      ],
      action: { label: "See the invitation", url: link.url },
      after: [
        linkLifetime(link),
        "It's only for this address. Log in with it, or sign up with it as Recruiter.",
        "If you don't know who that is, do nothing.",
      ],
    },
    site,
  );
}

type Verification = { company: string; domain: string; by: string | null; link: ExpiringLink };

/** To an address at the company's domain, whoever reads it. */
export function verifyCompany(
  site: Site,
  { company, domain, by, link }: Verification,
): MailContent {
  return layOut(
    {
      subject: `Verify ${company} on ${site.name}`,
      name: null,
      paragraphs: [
        `${by ?? "An owner of the company's profile"} says on ${site.name} that ${company} belongs to ${domain}. If that's true, confirm it and the profile will show that it's verified.`,
      ],
      action: { label: `Verify ${company}`, url: link.url },
      after: [
        linkLifetime(link),
        "If you don't know who's asking, do nothing. By confirming, you vouch for the profile and the jobs posted there.",
      ],
    },
    site,
  );
}

type News = { name: string; title: string; text: string; path: string; action: string };

/** To a member, about the company's team. */
export function teamNews(site: Site, { name, title, text, path, action }: News): MailContent {
  return layOut(
    {
      subject: title,
      name,
      paragraphs: [text],
      action: { label: action, url: absolute(site, path) },
      after: [],
      preferencesUrl: absolute(site, "/app/settings"),
    },
    site,
  );
}
