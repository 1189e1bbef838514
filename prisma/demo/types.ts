import type { COMPANY_SIZES, INDUSTRIES } from "@/lib/companies/schema";
import type { JobContent } from "@/lib/jobs/schema";

export type DemoCompany = {
  name: string;
  industry: (typeof INDUSTRIES)[number];
  companySize: (typeof COMPANY_SIZES)[number];
  foundedYear: number;
  /** Markdown. */
  description: string;
  website: string;
  address: string;
  phone: string | null;
  /** Label of a place, e.g. "Pune, India". */
  homeCity: string;
  verified: boolean;
  /** What was checked; null when the company is not verified. */
  verifiedBy: string | null;
  /** Whole days before now; null when the company is not verified. */
  verifiedDaysAgo: number | null;
  /** What it says about working there. */
  tagline: string | null;
  reasons: { title: string; text: string }[];
  benefits: string[];
  quote: { text: string; name: string; role: string } | null;
};

/** A posting as the seed needs it: all that `JobContent` holds, with names in place of ids. */
export type DemoJob = Omit<JobContent, "companyId" | "places"> & {
  /** Stable from run to run, e.g. "demo-0042". */
  reference: string;
  companyName: string;
  /** Labels of `demoPlaces()`, in order; empty for a remote job without an office. */
  placeLabels: string[];
  postedAt: Date;
};

/** A city the demo uses, with what a look-up among GeoNames cities needs. */
export type DemoPlace = {
  /** "Pune, India"; "Denver, CO" in the United States; "Singapore" alone. */
  label: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The state's code, in the United States only. */
  regionCode: string | null;
  /** IANA name. */
  timeZone: string;
};

export type DemoAccount = {
  email: string;
  username: string;
  fullName: string;
  userType: "job_seeker" | "employer" | "admin";
  password: string;
  /** The company the account owns. */
  companyName: string | null;
};

/** An article of the blog. */
export type DemoPost = {
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  author: string;
  tags: string[];
  /** A picture of 1200 by 675 pixels beside the text, cut from a scene in public/img, and what it shows. */
  cover: string;
  coverAlt: string;
  /** How many days before the demo is made it was published. */
  daysAgo: number;
};
