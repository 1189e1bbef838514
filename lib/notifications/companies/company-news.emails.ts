import { absolute, type Site } from "@/lib/shared/site";
import { layOut } from "../mail-layout.emails";
import { type Link, once } from "../mail-words";
import type { MailContent } from "../schema";

type Invitation = { company: string; role: "owner" | "recruiter"; by: string | null; link: Link };

const ROLES = {
  owner: "As an owner you post jobs, handle applications, and look after the company and its team.",
  recruiter: "As a recruiter you post jobs and handle applications for it.",
};

/** To whoever is invited, who may never have heard of us. */
export function memberInvited(site: Site, { company, role, by, link }: Invitation): MailContent {
  return layOut(
    {
      subject: `Join ${company} on ${site.name}`,
      name: null,
      paragraphs: [
        `${by ?? "An owner"} invites you to join ${company} on ${site.name}, where it finds the people it hires. ${ROLES[role]}`,
      ],
      action: { label: "See the invitation", url: link.url },
      after: [
        once(link),
        "It is for this address alone: log in with it, or sign up with it as Recruiter.",
        "If you don't know who that is, do nothing. Nothing happens without you.",
      ],
    },
    site,
  );
}

type Verification = { company: string; domain: string; by: string | null; link: Link };

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
        `${by ?? "An owner of the company's profile"} says on ${site.name} that ${company} is at ${domain}. If that is so, confirm it: the profile then says that this was verified.`,
      ],
      action: { label: `Verify ${company}`, url: link.url },
      after: [
        once(link),
        "If you don't know who asks, do nothing. Who confirms it vouches for the profile and the jobs posted there.",
      ],
    },
    site,
  );
}

type News = { name: string; title: string; text: string; path: string; action: string };

/** To a member: something about the company's team. */
export function teamNews(site: Site, { name, title, text, path, action }: News): MailContent {
  return layOut(
    {
      subject: title,
      name,
      paragraphs: [text],
      action: { label: action, url: absolute(site, path) },
      after: [],
      choicesUrl: absolute(site, "/app/settings"),
    },
    site,
  );
}
