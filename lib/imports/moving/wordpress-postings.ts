import { decodeEntities } from "@/lib/platform/markdown";
import { webAddress } from "../draft-postings";
import { toMarkdown } from "../fields/description";
import { storedTexts } from "./php-values";
import type { MovedRow, OldPage, PictureAddress } from "./schema";
import { isHttpAddress, uploadOf } from "./uploads";
import type { WordpressItem } from "./wordpress-items";
import { wordpressHtml } from "./wordpress-text";

const LISTING = "job_listing";

/** The context in which an export's items are read. */
export type WordpressContext = {
  siteName: string;
  /** The pictures in its media library, by id. */
  attachments: ReadonlyMap<string, PictureAddress>;
  /** The fields that the mapping reads. */
  mapped: ReadonlySet<string>;
  now: Date;
};

// The reason why a listing had no public page.
const NOT_PUBLIC: Record<string, string> = {
  draft: "It's a draft, which had no public page.",
  "auto-draft": "It's a draft, which had no public page.",
  pending: "It was waiting for approval.",
  pending_payment: "It was waiting for a payment.",
  preview: "It's a preview that was never sent.",
  private: "It was private.",
  trash: "It was in the trash.",
  inherit: "It's an earlier version of another listing.",
};

const field = ({ fields }: WordpressItem, name: string): string => (fields.get(name) ?? "").trim();

function meta({ meta: all }: WordpressItem, ...names: string[]): string {
  for (const name of names) {
    const texts = (all.get(name) ?? []).flatMap(storedTexts);
    if (texts.length > 0) return decodeEntities(texts.join(", ")).trim();
  }
  return "";
}

// The pages of a job board's companies, by the names that plugins and themes use.
const COMPANY_PAGE = /^(?:company|companies|company_listing|job_company)$/;

// Terms of WordPress's own, and of plugins for languages and authors, which list no jobs.
const NO_JOBS =
  /^(?:category|post_tag|post_format|author|nav_menu|language|term_language|\w*translations?)$/;

/** What a taxonomy's terms stand for here. */
function termKind(taxonomy: string): Exclude<OldPage["kind"], "company"> {
  if (/categor/.test(taxonomy)) return "category";
  if (/_types?$/.test(taxonomy)) return "type";
  if (/tag|skill/.test(taxonomy)) return "tag";
  return /region|location|place|city|cities|countr|state|area/.test(taxonomy) ? "place" : "words";
}

/**
 * Where WP Job Manager and what extends it have the pages of a taxonomy's terms, unless the old site
 * changed its permalinks; for other taxonomies WordPress's way as well, after their names.
 */
function termBases(taxonomy: string): string[] {
  const [, rest] = /^job_listing_(.+)$/.exec(taxonomy) ?? [];
  if (rest === undefined) return [`/${taxonomy}/`];
  const base = `/job-${rest.replaceAll("_", "-")}/`;
  return /^(?:category|type|tag|region)$/.test(rest) ? [base] : [base, `/${taxonomy}/`];
}

// Meta fields that we read from a listing besides its texts and terms, and those that only
// WordPress's editor needs.
const READ = new Set(
  "_job_location _remote_position _job_salary _job_salary_min _salary _job_salary_unit _job_salary_currency _job_expires _filled _application _company_name _company_website _company_tagline _company_logo _thumbnail_id".split(
    " ",
  ),
);
const EDITORS = /^_(?:edit_|wp_|oembed_|encloseme$|pingme$)/;

/** The prefix of a listing's own fields in a mapping. */
const META = "meta.";

const isYes = (text: string) => /^(?:1|yes|true|on)$/i.test(text);

function terms({ terms: all }: WordpressItem, domain: string): string[] {
  return all.filter((term) => term.domain === domain).map(({ name }) => decodeEntities(name));
}

/** Converts an instant from WordPress's notation to ISO; "" if there is none. */
function instant(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text);
  return parts && !text.startsWith("0000") ? `${parts[1]}T${parts[2]}Z` : "";
}

const day = (text: string) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? "";

/** A file of the media library; null for other items. */
export function attachmentOf(item: WordpressItem): [id: string, picture: PictureAddress] | null {
  if (field(item, "post_type") !== "attachment") return null;
  const url = field(item, "attachment_url") || field(item, "guid");
  const id = field(item, "post_id");
  if (!id || !url) return null;
  return [id, { url, file: meta(item, "_wp_attached_file") || uploadOf(url) }];
}

/** A company's page on the old site; null for other items. */
export function companyPageOf(item: WordpressItem): OldPage | null {
  if (!COMPANY_PAGE.test(field(item, "post_type"))) return null;
  const name = decodeEntities(field(item, "title"));
  const address = field(item, "link");
  if (field(item, "status") !== "publish" || name === "" || address === "") return null;
  return { kind: "company", name, address };
}

/** The pages that listed an item among others of its category, type, tags and so on. */
function termPagesOf({ terms: all }: WordpressItem): OldPage[] {
  return all.flatMap(({ domain, name, slug }) => {
    if (!slug || !domain || NO_JOBS.test(domain)) return [];
    const page = { kind: termKind(domain), name: decodeEntities(name) };
    return termBases(domain).map((base) => ({ ...page, address: `${base}${slug}/` }));
  });
}

/** A listing's fields that a mapping reads, as texts. */
function mappedMeta({ meta: all }: WordpressItem, mapped: ReadonlySet<string>) {
  const read = [...all]
    .filter(([key]) => mapped.has(META + key))
    .map(([key, given]) => [key, given.flatMap(storedTexts).map(decodeEntities)] as const)
    .filter(([, texts]) => texts.length > 0);
  return Object.fromEntries(read);
}

/** The names of a listing's fields that nothing reads. */
function unreadMeta({ meta: all }: WordpressItem, mapped: ReadonlySet<string>): string[] {
  const isRead = (key: string) => mapped.has(META + key) || READ.has(key) || EDITORS.test(key);
  const stated = [...all].filter(([, given]) => given.some((text) => text.trim() !== ""));
  return stated.map(([key]) => key).filter((key) => !isRead(key));
}

function logoOf(item: WordpressItem, context: WordpressContext): PictureAddress | null {
  const attached = context.attachments.get(meta(item, "_thumbnail_id"));
  if (attached) return attached;
  const [given = ""] = (item.meta.get("_company_logo") ?? []).flatMap(storedTexts);
  const known = context.attachments.get(given);
  if (known) return known;
  return isHttpAddress(given) ? { url: given, file: uploadOf(given) } : null;
}

function salaryOf(item: WordpressItem): string {
  const amount = meta(item, "_job_salary", "_job_salary_min", "_salary");
  if (amount === "") return "";
  const unit = meta(item, "_job_salary_unit").toLowerCase();
  const currency = meta(item, "_job_salary_currency");
  return [amount, currency, unit && `per ${unit}`].filter(Boolean).join(" ");
}

function postedOn(item: WordpressItem): string {
  return instant(field(item, "post_date_gmt")) || instant(field(item, "post_date"));
}

/** The day on which a listing ended; "" if it is open. */
function endOf(item: WordpressItem, { now }: WordpressContext): string {
  const until = day(meta(item, "_job_expires"));
  const changed =
    instant(field(item, "post_modified_gmt")) || instant(field(item, "post_date_gmt"));
  const isOver = until !== "" && until < now.toISOString().slice(0, 10);
  if (isOver) return until;
  const isEnded = field(item, "status") === "expired" || isYes(meta(item, "_filled"));
  return isEnded ? changed || now.toISOString() : "";
}

function placeOf(item: WordpressItem): { jobLocation?: string; jobLocationType?: string } {
  const place = meta(item, "_job_location") || terms(item, "job_listing_region").join("; ");
  // WP Job Manager shows a listing without a place as "Anywhere".
  const isRemote = isYes(meta(item, "_remote_position")) || /^(?:anywhere|)$/i.test(place);
  return {
    ...(place ? { jobLocation: place } : {}),
    ...(isRemote ? { jobLocationType: "TELECOMMUTE" } : {}),
  };
}

/** Why a listing stays behind; null for one that comes in. */
function reasonToLeave(item: WordpressItem): string | null {
  const status = field(item, "status");
  if (field(item, "post_password")) return "It is protected by a password.";
  if (status === "publish" || status === "expired") return null;
  if (status !== "future") return NOT_PUBLIC[status] ?? `Its status “${status}” isn't known.`;
  return postedOn(item) === "" ? "It is scheduled, but the export doesn't say for when." : null;
}

/** A listing as a record of an import, or the reason why it isn't one; null for other items. */
export function listingOf(item: WordpressItem, context: WordpressContext): MovedRow | null {
  if (field(item, "post_type") !== LISTING) return null;
  const title = decodeEntities(field(item, "title"));
  const reason = reasonToLeave(item);
  if (reason !== null) return { title, reason };
  // A site of a single company often leaves out its name.
  const name = meta(item, "_company_name") || context.siteName;
  const until = day(meta(item, "_job_expires"));
  const endedOn = endOf(item, context);
  const application = meta(item, "_application");
  const further = mappedMeta(item, context.mapped);
  const content = field(item, "content:encoded") || field(item, "excerpt:encoded");
  const record = {
    "@type": "JobPosting",
    identifier: `wp-${field(item, "post_id")}`,
    title,
    description: { markdown: toMarkdown(wordpressHtml(content), "html") },
    hiringOrganization: { name, sameAs: webAddress(meta(item, "_company_website")) },
    ...placeOf(item),
    datePosted: postedOn(item),
    // Also in an export from before that day: the old site opened it when its time came.
    ...(field(item, "status") === "future" ? { opensOn: postedOn(item) } : {}),
    ...(until ? { validThrough: until } : {}),
    ...(endedOn ? { endedOn } : {}),
    employmentType: terms(item, "job_listing_type"),
    occupationalCategory: terms(item, "job_listing_category"),
    skills: terms(item, "job_listing_tag"),
    baseSalary: salaryOf(item),
    // An email address isn't published. People apply here instead.
    ...(webAddress(application) ? { url: application } : {}),
    oldUrl: field(item, "link"),
    ...(Object.keys(further).length > 0 ? { meta: further } : {}),
  };
  const tagline = meta(item, "_company_tagline") || null;
  const company = { name, tagline, logo: logoOf(item, context) };
  const unread = unreadMeta(item, context.mapped);
  return { record, company, oldPages: termPagesOf(item), unread };
}
