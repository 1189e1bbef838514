/** What one file of a sitemap may list (sitemaps.org). */
export const MAX_URLS = 50_000;

/** Pages that are always there, in the spelling of the route table. */
export const FIXED_PAGES = [
  "/",
  "/jobs",
  "/companies",
  "/internships",
  "/freshers",
  "/Blogs",
  "/aboutUs",
  "/career",
  "/contact-us",
  "/help",
  "/faqs",
  "/sitemap",
  "/privacy-policy",
  "/terms-of-service",
] as const;

/** One page: its path, and when what it says last changed; null when nobody knows. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** One file of the sitemap, e.g. "jobs-2.xml", and the newest change in it. */
export type SitemapFile = { name: string; changedAt: Date | null };
