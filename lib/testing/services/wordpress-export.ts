// A WordPress export (WXR) as WP Job Manager's sites have them, with what makes real ones hard.

/** One listing of the export, as a test wants to find it again. */
export type ExportedListing = {
  id: number;
  title: string;
  /** Its address, from "/" on, as the old site spelled it. */
  address: string;
  company: string;
  /** What must have become of it. */
  fate: "live" | "closed" | "expired" | "draft" | "left behind";
};

export const EXPORTED_SITE = "Breadboard & Co";
const SITE = "https://old.example";
const COMPANIES = ["Bread Ltd", "Müller & Söhne", "Oven Works", "Grain “and” Sons"];
const TYPES = ["Full Time", "Part Time", "Internship", "Freelance", "Temporary"];
const CATEGORIES = ["Software Development", "Healthcare", "Marketing &amp; Sales", "Baking"];
/** When listings of a status were posted, if not on the day of all others. */
const POSTED: Record<string, string> = {
  draft: "0000-00-00 00:00:00",
  future: "2027-01-05 10:00:00",
};
const STATUSES = ["draft", "pending", "trash", "private", "future"];

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&amp;|[^a-z]+/g, "-")
    .replace(/-+/g, "-");
const pick = <Item>(items: readonly Item[], number: number): Item =>
  items[number % items.length] as Item;

const CONTENTS = [
  // Blocks.
  (n: number) =>
    `<!-- wp:paragraph {"align":"left"} -->\n<p>Bake bread number ${n} &amp; more.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>Knead</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->`,
  // A classic text, with shortcodes.
  (n: number) =>
    `[vc_row el_class="x"][vc_column]Bake bread number ${n}.\nEvery morning.\n\n<strong>You</strong> know dough [m/f/d].\n\n<ul>\n<li>Knead</li>\n</ul>[/vc_column][/vc_row]\n\n[gallery ids="1,2"]`,
  // What looks like the end of the section, and signs by name.
  (n: number) => `<p>Bake ${n} &ndash; if (a[b[0]]>1) knead &lt;dough&gt;&nbsp;!</p>`,
];

function meta(values: Record<string, string>): string {
  return Object.entries(values)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join("\n");
}

type Fate = ExportedListing["fate"];

function fateOf(n: number): { fate: Fate; status: string; meta: Record<string, string> } {
  if (n % 25 === 7) {
    const status = pick(STATUSES, Math.floor(n / 25));
    // What is scheduled waits here for its day.
    return { fate: status === "future" ? "draft" : "left behind", status, meta: {} };
  }
  if (n % 10 === 3) {
    return { fate: "expired", status: "expired", meta: { _job_expires: "2026-03-01" } };
  }
  // No one has noticed yet that it is over.
  if (n % 50 === 9) {
    return { fate: "expired", status: "publish", meta: { _job_expires: "2026-05-01" } };
  }
  if (n % 10 === 5) return { fate: "closed", status: "publish", meta: { _filled: "1" } };
  return { fate: "live", status: "publish", meta: { _job_expires: "2027-06-30", _filled: "0" } };
}

function addressOf(n: number): string {
  // Two of one name, as a plugin for permalinks leaves them.
  if (n === 41) return "/job/baker-40/";
  if (n % 7 === 0) return `/job/b%c3%a4cker-%d0%bf%d0%b5%d0%ba%d0%b0%d1%80%d1%8c-${n}/`;
  if (n % 7 === 1) return `/jobs/london/bread/baker-${n}/`;
  return `/job/baker-${n}/`;
}

const EXPORTED_TITLES = ["Baker & Pastry Chef", "Bäcker (m/w/d)", "<Head> Baker", "Pekár"];

function listing(n: number): { xml: string; listing: ExportedListing } {
  const { fate, status, meta: ends } = fateOf(n);
  const title = `${pick(EXPORTED_TITLES, n)} No ${n}`;
  const address = addressOf(n);
  const isNameless = n % 40 === 11;
  const company = isNameless ? EXPORTED_SITE : pick(COMPANIES, n);
  const place = n % 3 === 0 ? 'a:1:{i:0;s:12:"Pune, India ";}' : "Pune, India";
  const isAnywhere = n % 20 === 1;
  const escaped = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const xml = `<item>
<title>${n % 2 ? cdata(title) : escaped}</title>
<link>${SITE}${address}</link>
<pubDate>Mon, 05 Jan 2026 10:00:00 +0000</pubDate>
<guid isPermaLink="false">${SITE}/?post_type=job_listing&#038;p=${1000 + n}</guid>
<content:encoded>${cdata(pick(CONTENTS, n)(n))}</content:encoded>
<excerpt:encoded>${cdata("")}</excerpt:encoded>
<wp:post_id>${1000 + n}</wp:post_id>
<wp:post_date>${cdata("2026-01-05 11:00:00")}</wp:post_date>
<wp:post_date_gmt>${cdata(POSTED[status] ?? "2026-01-05 10:00:00")}</wp:post_date_gmt>
<wp:post_modified_gmt>${cdata("2026-02-01 10:00:00")}</wp:post_modified_gmt>
<wp:post_name>${cdata(`baker-${n}`)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata("job_listing")}</wp:post_type>
<category domain="job_listing_type" nicename="${slugOf(pick(TYPES, n))}">${cdata(pick(TYPES, n))}</category>
<category domain="job_listing_category" nicename="${slugOf(pick(CATEGORIES, n))}">${cdata(pick(CATEGORIES, n))}</category>
${meta({
  _edit_last: "1",
  _company_name: isNameless ? "" : company,
  _company_website: `https://bread${n % 4}.example`,
  _company_tagline: "We bake.",
  _thumbnail_id: n % 4 === 0 ? "77" : "",
  _company_logo: n % 4 === 2 ? `${SITE}/wp-content/uploads/2025/12/oven.png` : "",
  _job_location: isAnywhere ? "" : place,
  _remote_position: isAnywhere ? "1" : "0",
  _application: n % 2 ? "jobs@bread.example" : `https://apply.example/${n}`,
  _job_salary: n % 5 ? "" : "45000",
  _job_salary_currency: "EUR",
  _job_salary_unit: "YEAR",
  _job_hours: n % 2 ? "" : `${20 + n} hours`,
  _plugin_state: 'O:8:"stdClass":1:{s:1:"a";i:1;}',
  ...ends,
})}
</item>`;
  return { xml, listing: { id: 1000 + n, title, address, company, fate } };
}

// Comes after the listings that name it.
const ATTACHMENT = `<item><title>bread</title><link>${SITE}/bread/</link>
<wp:post_id>77</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
<wp:attachment_url>${SITE}/wp-content/uploads/2025/11/bread.png</wp:attachment_url>
${meta({ _wp_attached_file: "2025/11/bread.png" })}</item>`;
const PAGE = `<item><title>About &nbsp; us</title><link>${SITE}/about/</link><wp:post_id>5</wp:post_id>
<wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>`;

/** An export of `count` listings, and what must become of each. */
export function wordpressExport(count: number): { xml: string; listings: ExportedListing[] } {
  const made = Array.from({ length: count }, (_each, index) => listing(index));
  const xml = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" created="2026-11-01 10:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>${EXPORTED_SITE.replace("&", "&amp;")}</title><link>${SITE}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:term><wp:term_name>${cdata("A \u0008 term")}</wp:term_name></wp:term>
${PAGE}
${made.map(({ xml: item }) => item).join("\n")}
${ATTACHMENT}
</channel></rss>
`;
  return { xml, listings: made.map(({ listing: one }) => one) };
}
