import type { DemoPosting, LeadPerson } from "@/prisma/demo/posting";
import { pick, seeded } from "@/prisma/demo/random";
import type { OccupationFamily } from "@/prisma/demo/sources";

const ABOVE: Record<OccupationFamily, string> = {
  digital: "is head of technology",
  creative: "heads marketing and design",
  commercial: "runs sales and service",
  office: "is director of finance and people",
  clinical: "is director of care",
  school: "is the head",
  trade: "is head of operations",
  hospitality: "is the general manager",
};

const LEADS = /\b(Head|Lead|Leader|Manager|Director|Supervisor|Controller|Coordinator|Principal)\b/;

/** The first person of a company. */
export function topOf({ company, country }: Pick<DemoPosting, "company" | "country">): string {
  return pick(seeded(`${company.name} top`), country.names);
}

/**
 * To whom one would report, one step above those who lead themselves. The same person for every
 * posting of a company that reports to that post.
 */
export function leadOf({
  title,
  level,
  occupation,
  company,
  country,
  home,
}: Pick<
  DemoPosting,
  "title" | "level" | "occupation" | "company" | "country" | "home"
>): LeadPerson {
  const named = (post: string, does: string) => ({
    name: pick(seeded(`${company.name} ${post}`), country.names),
    does,
  });
  if (level === 3) return { name: topOf({ company, country }), does: "runs the company" };
  const { family, slug, lead } = occupation;
  const isLeading = level === 2 && LEADS.test(title);
  return isLeading ? named(`above ${family}`, ABOVE[family]) : named(`${slug} ${home.city}`, lead);
}
