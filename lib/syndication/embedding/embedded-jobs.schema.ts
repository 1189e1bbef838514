import type { JobCard } from "@/lib/jobs/schema";

/** The jobs of an embedded list, and what they are called. */
export type EmbeddedJobs = {
  title: string;
  /** The page with all of them, as a path. */
  pagePath: string;
  jobs: JobCard[];
  /** How many there are, shown or not. */
  total: number;
  isOneJob: boolean;
};
