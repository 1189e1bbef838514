import { SEARCH_PARAMETERS } from "@/lib/search/schema";

const PAGE = ["page"];
// `job` is the one shown beside the list.
const SEARCH = [...SEARCH_PARAMETERS, "job"];
// What lib/syndication/embedding/options.ts reads besides.
const EMBED = [...SEARCH, "accent", "theme", "corners", "count"];

/**
 * The public pages, with `*` for one part of a path, and the parameters that each reads. All other
 * parameters of an address are dropped before the page is rendered.
 */
export const PUBLIC_PAGES: readonly (readonly [path: string, parameters: readonly string[]])[] = [
  ["/", []],
  ["/Career", []],
  ["/contact-Us", []],
  ["/Browse_Jobs", []],
  ["/search-results", SEARCH],
  ["/internships", SEARCH],
  ["/freshers", SEARCH],
  ["/jobs", PAGE],
  ["/jobs/remote", PAGE],
  ["/jobs/category/*", PAGE],
  ["/jobs/category/*/in/*", PAGE],
  ["/jobs/skill/*/in/*", PAGE],
  ["/jobs/in/*", PAGE],
  ["/job/*", []],
  ["/job/*/detail", []],
  ["/companies", ["query", "page"]],
  ["/companies/*", ["category", "location", "page", "query"]],
  ["/Blogs", ["tag", "page"]],
  ["/Blogs/*", []],
  ["/embed", EMBED],
  ["/embed/jobs", EMBED],
  ["/employers", []],
  ["/aboutUs", []],
  ["/career", []],
  ["/contact-us", ["job", "message"]],
  ["/help", []],
  ["/faqs", []],
  ["/sitemap", []],
  ["/privacy-policy", []],
  ["/terms-of-service", []],
];
