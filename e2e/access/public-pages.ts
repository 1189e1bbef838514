import { PORT } from "../support/port";
import { everyone, page, row } from "./rows";

const SITE = `http://localhost:${PORT}`;

/** The pages that everyone can read. */
export const PUBLIC_PAGE_ROWS = [
  page("/"),
  page("/Blogs"),
  page("/aboutUs"),
  page("/career"),
  page("/companies"),
  page("/companies/[slug]", ({ companySlug }) => `/companies/${companySlug}`),
  page("/contact-us"),
  page("/embed"),
  page("/embed/jobs"),
  page("/employers"),
  page("/faqs"),
  page("/freshers"),
  page("/help"),
  page("/internships"),
  page("/job/[slug]", ({ jobSlug }) => `/job/${jobSlug}`),
  page("/job/[slug]/detail", ({ jobSlug }) => `/job/${jobSlug}/detail`),
  page("/jobs"),
  page("/jobs/[id]/apply", ({ jobId }) => `/jobs/${jobId}/apply`),
  page("/jobs/category/[category]", "/jobs/category/design"),
  page("/jobs/category/[category]/in/[place]", "/jobs/category/it/in/pune-india"),
  page("/jobs/in/[place]", "/jobs/in/pune-india"),
  page("/jobs/skill/[skill]/in/[place]", "/jobs/skill/python/in/pune-india"),
  page("/jobs/remote"),
  page("/privacy-policy"),
  page("/search-results"),
  page("/sitemap"),
  page("/terms-of-service"),
  page("/Reset-password"),
  page("/verify"),
  page("/dev/mailbox"),
  row("GET /dev/mailbox/[messageId]", everyone(404), { at: "/dev/mailbox/none" }),
  row("GET /[...missing]", everyone(404), { at: "/no/such/page" }),
];

/** What programs read: feeds, pictures and sitemaps. */
export const DOCUMENT_ROWS = [
  page("/feeds/[file]", "/feeds/jobs.rss"),
  page("/indexnow.txt"),
  page("/oembed", ({ companySlug }) => `/oembed?url=${SITE}/companies/${companySlug}`),
  page("/og/company/[slug]", ({ companySlug }) => `/og/company/${companySlug}`),
  page("/og/job/[slug]", ({ jobSlug }) => `/og/job/${jobSlug}`),
  page("/og/site"),
  page("/sitemap.xml"),
  page("/sitemaps/[file]", "/sitemaps/pages.xml"),
  row("GET /brand/[file]", everyone(200), { at: "/brand/harbour-light.svg" }),
  row("GET /media/[folder]/[key]", everyone(404), { at: "/media/avatars/none.webp" }),
];
