import type { PostCard } from "@/lib/content/blog/posts.schema";
import type { JobDetail } from "@/lib/jobs/schema";

/** A live job as its page reads it. Tests only set what matters to them. */
export function aJobDetail(changes: Partial<JobDetail> = {}): JobDetail {
  return {
    id: "01950000-0000-7000-8000-000000000001",
    slug: "freight-planner-northwind-b2c3d4f5g6",
    title: "Freight planner",
    company: {
      slug: "northwind",
      name: "Northwind Logistics",
      isVerified: true,
      logoUrl: null,
      description: "Moves containers.",
      industry: "Manufacturing",
      companySize: "501-1000",
      website: "https://northwind.example",
      verifiedAt: "2026-03-12T10:00:00.000Z",
      verifiedBy: "domain",
      liveJobs: 14,
    },
    location: "Pune, India",
    workMode: "on_site",
    eligibleCountries: [],
    pay: { min: 900_000, max: 1_200_000, currency: "INR", period: "year" },
    jobType: "full_time",
    category: "other",
    experienceYears: 2.5,
    experienceLevel: "mid",
    education: "Bachelor's degree",
    duration: null,
    visaSponsorship: null,
    customFields: [],
    skills: ["Route planning", "Excel"],
    excerpt: "You plan which container goes on which ship.",
    postedAt: "2026-11-20T08:30:00.000Z",
    deadline: "2026-12-04",
    isExternal: false,
    isSample: false,
    descriptionHtml: "<h3>The work</h3>\n<p>You plan which container goes on which ship.</p>",
    places: [
      {
        label: "Pune, India",
        city: "Pune",
        region: "Maharashtra",
        countryCode: "IN",
        latitude: 18.52,
        longitude: 73.86,
      },
    ],
    status: "live",
    timeZone: "Asia/Kolkata",
    expiresAt: "2026-12-04T18:29:59.999Z",
    endedAt: null,
    applyUrl: null,
    source: null,
    reference: null,
    updatedAt: "2026-11-20T09:00:00.000Z",
    ...changes,
  };
}

/** An article as lists show it, with characters that HTML and XML escape. */
export const SAMPLE_POST: PostCard = {
  id: "019a0000-0000-7000-8000-000000000001",
  slug: "pay",
  title: "What to ask <about> pay & when",
  summary: "Before the last interview.",
  author: "Owen Hale",
  tags: ["pay", "interviews"],
  cover: null,
  publishedAt: "2026-11-20T08:30:00.000Z",
  changedAt: "2026-11-21T09:00:00.000Z",
  minutes: 3,
};
