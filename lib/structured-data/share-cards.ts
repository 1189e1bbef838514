import type { CompanyDetail } from "@/lib/companies/schema";
import type { PostCard } from "@/lib/content/blog/posts.schema";
import { JOB_TYPES, type JobDetail, WORK_MODES } from "@/lib/jobs/schema";
import { countryName } from "@/lib/shared/countries";
import { flagOf, hashText } from "@/lib/shared/flags";
import { formatPay } from "@/lib/shared/money";
import { plural } from "@/lib/shared/plural";
import type { Site } from "@/lib/shared/site";
import { excerpt } from "@/lib/shared/text";
import { DEFAULT_WORDS } from "@/lib/shared/words/defaults";
import { DRAWN, SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from "./share-cards.schema";

const MAX_TITLE = 130;
// What fits on a line beside the lighthouse.
const MAX_COMPANY = 42;
const MAX_PLACE = 36;
const MAX_FACT = 60;
// With a smaller share of its letters left, a text is no longer readable.
const READABLE = 0.7;

function isDrawn(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return DRAWN.some(([first, last]) => code >= first && code <= last);
}

function drawnForm(character: string): string {
  if (isDrawn(character)) return character;
  // "ｅ" and "ﬁ" are variants of letters that we have.
  return [...character.normalize("NFKD")].filter(isDrawn).join("");
}

const count = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The text reduced to what our fonts can draw, so that no letter becomes a box. `null` when too
 * little is left, as of a title in Chinese or Arabic.
 */
export function drawable(text: string): string | null {
  const whole = text.normalize("NFC");
  const drawn = Array.from(whole, drawnForm)
    .join("")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const left = count(drawn);
  return left > 0 && left >= count(whole) * READABLE ? drawn : null;
}

function lines(...texts: (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => {
    const drawn = text ? drawable(text) : null;
    return drawn ? [excerpt(drawn, MAX_FACT)] : [];
  });
}

function markOf(name: string): string | null {
  return drawable(flagOf(name).letter) === null ? null : name;
}

type Brand = Pick<ShareCard, "siteName" | "icon" | "logo" | "colours" | "backdrop">;

function brandOf({ name, icon, darkLogo, colours, backdrop }: Site): Brand {
  return {
    siteName: drawable(name) ?? "",
    ...(icon ? { icon } : {}),
    ...(darkLogo ? { logo: darkLogo } : {}),
    ...(backdrop ? { backdrop } : {}),
    ...(colours ? { colours } : {}),
  };
}

function placeLine(job: JobDetail): string | null {
  const mode = job.workMode && WORK_MODES[job.workMode];
  const [first] = job.places;
  const country = first?.countryCode ? countryName(first.countryCode) : null;
  const place = drawable(job.location) ?? country;
  if (!place || place === mode) return mode;
  return [excerpt(place, MAX_PLACE), mode].filter(Boolean).join(" · ");
}

/** The content of a job's picture. */
export function jobShareCard(job: JobDetail, site: Site): ShareCard {
  const company = drawable(job.company.name);
  const title = drawable(job.title) ?? (company ? `A job at ${company}` : "A job for you");
  return {
    kicker: company && excerpt(company, MAX_COMPANY),
    title: excerpt(title, MAX_TITLE),
    facts: lines(placeLine(job), JOB_TYPES[job.jobType]),
    pay: job.pay && drawable(formatPay(job.pay)),
    markOf: markOf(job.company.name),
    ...brandOf(site),
  };
}

/** The content of a company's picture. */
export function companyShareCard(company: CompanyDetail, site: Site): ShareCard {
  const { liveJobs } = company;
  return {
    kicker: null,
    title: excerpt(drawable(company.name) ?? "A company that's hiring", MAX_TITLE),
    facts: lines(company.industry, company.companySize && `${company.companySize} people`),
    pay:
      liveJobs === 0
        ? null
        : plural(liveJobs, { one: "{count} open job", other: "{count} open jobs" }),
    markOf: markOf(company.name),
    ...brandOf(site),
  };
}

/** The content of an article's picture. */
export function postShareCard(
  post: Pick<PostCard, "title" | "author" | "minutes">,
  site: Site,
): ShareCard {
  const name = drawable(site.name) ?? "";
  return {
    kicker: excerpt(`${name} blog`.trim(), MAX_COMPANY),
    title: excerpt(drawable(post.title) ?? "An article", MAX_TITLE),
    facts: lines(post.author, `${post.minutes} min read`),
    pay: null,
    markOf: null,
    ...brandOf(site),
  };
}

/** The content of every other page's picture. */
export function siteShareCard(site: Site): ShareCard {
  return {
    kicker: null,
    title: drawable(site.tagline ?? DEFAULT_WORDS.tagline) ?? "",
    facts: lines(drawable(site.shareLine ?? DEFAULT_WORDS.shareLine)),
    pay: null,
    markOf: null,
    ...brandOf(site),
  };
}

/** Changes exactly when the picture does. */
export function shareVersion(card: ShareCard): string {
  return hashText(JSON.stringify(card)).toString(36);
}

type ShareImage = { url: string; width: number; height: number; alt: string };

function image(path: string, card: ShareCard): ShareImage {
  return {
    url: `${path}?v=${shareVersion(card)}`,
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    alt: [card.title, card.kicker, ...card.facts, card.pay].filter(Boolean).join(", "),
  };
}

/** The picture of a job's page, for Next's `openGraph.images`. */
export function jobShareImage(job: JobDetail, site: Site): ShareImage {
  return image(`/og/job/${job.slug}`, jobShareCard(job, site));
}

/** The picture of a company's page, for Next's `openGraph.images`. */
export function companyShareImage(company: CompanyDetail, site: Site): ShareImage {
  return image(`/og/company/${company.slug}`, companyShareCard(company, site));
}

/** The picture of an article, for Next's `openGraph.images`. */
export function postShareImage(post: PostCard, site: Site): ShareImage {
  return image(`/og/blog/${post.slug}`, postShareCard(post, site));
}

/** The picture of every other page, for Next's `openGraph.images`. */
export function siteShareImage(site: Site): ShareImage {
  return image("/og/site", siteShareCard(site));
}
