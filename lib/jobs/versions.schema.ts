import type { JobFacts } from "./schema";

/** What else a posting says that can change; versions kept before it was do not have it. */
type MoreFacts = {
  /** All places; the location line names the first. */
  places: string[];
  applyUrl: string | null;
  /** What applicants are asked, in words. */
  questions: string[];
  /** The criteria that applicants are rated on. */
  criteria: string[];
};

/** What a job says, in the form in which a version keeps it. */
export type JobText = {
  title: string;
  companyName: string;
  location: string;
  /** Markdown. */
  description: string;
  facts: Omit<JobFacts, "customFields"> & Partial<MoreFacts & Pick<JobFacts, "customFields">>;
};

/** What a job said when someone applied to it. */
export type JobSnapshot = {
  title: string;
  companyName: string;
  location: string;
  /** Ready for the page: rendered from Markdown and sanitised. */
  descriptionHtml: string;
  facts: JobFacts;
};
