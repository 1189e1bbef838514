import type { JobCard } from "@/lib/jobs/schema";

/** The facts of a job as they were shown to whoever applied. */
export type JobFacts = Pick<
  JobCard,
  | "jobType"
  | "category"
  | "workMode"
  | "eligibleCountries"
  | "pay"
  | "experienceYears"
  | "experienceLevel"
  | "education"
  | "duration"
  | "deadline"
  | "skills"
>;

/** What a job said when somebody applied to it. */
export type JobSnapshot = {
  title: string;
  companyName: string;
  location: string;
  /** Ready for the page: rendered from Markdown and sanitised. */
  descriptionHtml: string;
  facts: JobFacts;
};
