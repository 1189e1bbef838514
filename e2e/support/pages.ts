import { type APIRequestContext, expect } from "@playwright/test";
import { slugify } from "@/lib/shared/text";
import { demoAccounts } from "@/prisma/demo/accounts";
import { demoCompanies } from "@/prisma/demo/companies";
import type { PostingValues, TestPosting } from "./postings";

type Listing = { id: string; url: string; companySlug: string };

// Tests post and import jobs of their own meanwhile, some of them for the demo's employer.
const posting = new Set(demoAccounts().map(({ companyName }) => companyName));
const UNTOUCHED = new Set(
  demoCompanies().flatMap(({ name }) => (posting.has(name) ? [] : [slugify(name)])),
);

/** The first job of the demo that a search finds: a complete one, and no other test's. */
export async function anyJob(request: APIRequestContext, search = ""): Promise<Listing> {
  const response = await request.get(`/api/searchJobs?limit=100&${search}`);
  const { jobsSearched } = (await response.json()) as { jobsSearched: Listing[] };
  const job = jobsSearched.find(({ companySlug }) => UNTOUCHED.has(companySlug));
  expect(job, `a demo job for "${search}"`).toBeDefined();
  return job as Listing;
}

type AddressMeans = {
  request: APIRequestContext;
  aPosting: (values: PostingValues) => Promise<TestPosting>;
};
type FindAddress = (means: AddressMeans) => Promise<string>;

/** A page of the product: its name, and its address or how to find it. */
export type PublicPage = readonly [name: string, address: string | FindAddress];

/** Every kind of page that a visitor without an account can reach. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ["home", "/"],
  ["search results", "/search-results?query=engineer&mode=remote"],
  ["search results, nothing found", "/search-results?query=zzyzxquux&jobType=contract"],
  ["jobs", "/jobs"],
  ["jobs of a category", "/jobs/category/design"],
  ["jobs in a place", "/jobs/in/pune-india"],
  ["jobs of a category in a place", "/jobs/category/it/in/pune-india"],
  ["remote jobs", "/jobs/remote"],
  ["a job", async ({ request }) => (await anyJob(request)).url],
  [
    "a job that ended",
    async ({ aPosting }) => (await aPosting({ status: "closed", endedDaysAgo: 3 })).path,
  ],
  ["a job's application", async ({ aPosting }) => `/jobs/${(await aPosting({})).id}/apply`],
  ["companies", "/companies"],
  ["a company", async ({ request }) => `/companies/${(await anyJob(request)).companySlug}`],
  ["internships", "/internships"],
  ["freshers", "/freshers"],
  ["employers", "/employers"],
  ["jobs on another site", "/embed?category=design"],
  ["blogs", "/Blogs"],
  ["blogs of a tag", "/Blogs?tag=applying"],
  ["blogs of no tag there is", "/Blogs?tag=nothing-has-it"],
  ["an article", "/Blogs/asking-about-pay"],
  ["about", "/aboutUs"],
  ["career", "/career"],
  ["contact", "/contact-us"],
  ["contact, sent", "/contact-us?message=sent"],
  ["questions", "/faqs"],
  ["help", "/help"],
  ["privacy", "/privacy-policy"],
  ["terms", "/terms-of-service"],
  ["sitemap", "/sitemap"],
  ["login", "/login"],
  ["sign-up", "/signUp"],
  ["password", "/Reset-password"],
  ["a new password", "/Reset-password?token=none"],
  ["an address to confirm", "/verify?token=none"],
  ["an alert to confirm", "/alerts/confirm?token=none"],
  ["an alert to stop", "/alerts/unsubscribe?token=none"],
  ["an alert to keep", "/alerts/renew?token=none"],
  ["alerts of an address", "/alerts/manage?token=none"],
  ["a company's emails to stop", "/company-news/unsubscribe?token=none"],
  ["an alert asked for", "/alerts/requested"],
  ["not found", "/no/such/page"],
];

export async function addressOf(page: PublicPage, means: AddressMeans): Promise<string> {
  const [, address] = page;
  return typeof address === "string" ? address : address(means);
}
