/** How many addresses one sitemap file may list (sitemaps.org). */
export const MAX_URLS = 50_000;

/** Pages that always exist, spelled as in the route table. */
export const FIXED_PAGES = [
  "/",
  "/jobs",
  "/companies",
  "/internships",
  "/freshers",
  "/employers",
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

/** A page's path, and when its content last changed; null if unknown. */
export type SitemapEntry = { path: string; changedAt: Date | null };

/** One file of the sitemap, e.g. "jobs-2.xml", and the newest change in it. */
export type SitemapFile = { name: string; changedAt: Date | null };
