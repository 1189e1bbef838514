export const INDUSTRIES = [
  "Technology",
  "Finance",
  "Healthcare",
  "Education",
  "Retail",
  "Manufacturing",
  "Other",
] as const;

export const COMPANY_SIZES = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001+",
] as const;

/** The earliest year in which a company can have been founded. */
/** What is said of a website that isn't one. */
export const WEBSITE_FORMAT = "Enter a website such as https://www.example.com";
export const FOUNDED_MIN = 1800;

/** A company as a job card shows it. */
export type CompanySummary = {
  /** Its page is `/companies/{slug}`. */
  slug: string;
  name: string;
  isVerified: boolean;
  /** The address of the uploaded logo; without one, the name's monogram is shown. */
  logoUrl: string | null;
};

/** A company as the list of companies shows it. */
export type CompanyCard = CompanySummary & {
  industry: string | null;
  companySize: string | null;
  excerpt: string | null;
  liveJobs: number;
};

/** A company as its own page shows it. */
export type CompanyDetail = CompanyCard & {
  id: string;
  descriptionHtml: string | null;
  website: string | null;
  address: string | null;
  foundedYear: number | null;
  verifiedAt: string | null;
  verifiedBy: string | null;
};

/** A company as its members see it. */
export type OwnCompany = CompanySummary & {
  id: string;
  /** Whether its page can be opened. */
  isPublic: boolean;
  role: "owner" | "recruiter";
};
