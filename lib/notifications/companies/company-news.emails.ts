import type { MemberRole } from "@/lib/accounts/roles.schema";
import { absolute, type Site } from "@/lib/shared/site";
import type { MailReader } from "../digests/telling.commands";
import { layOut } from "../mail-layout.emails";
import { type ExpiringLink, linkLifetime } from "../mail-words";
import type { MailContent } from "../schema";

type Invitation = {
  company: string;
  role: MemberRole;
  by: string | null;
  link: ExpiringLink;
};

const ROLES: Record<MemberRole, string> = {
  owner:
    "As an owner, you can post jobs, handle applications, and look after the company and its team.",
  recruiter: "As a recruiter, you can post jobs and handle applications for it.",
  hiring_manager:
    "As a hiring manager, you read and rate the applicants for your jobs, and decide on them.",
  interviewer: "As an interviewer, you read and rate the applicants you're assigned to.",
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
        "It's only for this address. If you're new here, your name and a password are all it takes.",
        "If you don't know who that is, do nothing.",
      ],
    },
    site,
  );
}

type Verification = { company: string; domain: string; by: string | null; link: ExpiringLink };

/** To an address at the company's domain; we don't know who reads it. */
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

const COMPANY_NEWS = "/app/settings#company-news";
const ALL = "/app/settings#notification-preferences";

type News = MailReader & {
  title: string;
  text: string;
  path: string;
  action: string;
  /** Whether it can't be turned off. */
  isNecessary?: boolean;
};

/** To a member, about the company's team, or to someone whom a decision about it concerns. */
export function teamNews(
  site: Site,
  { name, stopUrl, title, text, path, action, isNecessary = false }: News,
): MailContent {
  return layOut(
    {
      subject: title,
      name,
      paragraphs: [text],
      action: { label: action, url: absolute(site, path) },
      after: [],
      ...(isNecessary ? {} : { preferencesUrl: absolute(site, stopUrl ? COMPANY_NEWS : ALL) }),
      ...(stopUrl ? { stopUrl } : {}),
    },
    site,
  );
}
