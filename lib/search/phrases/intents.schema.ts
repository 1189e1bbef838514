import type { SearchQuery } from "../schema";

/** What a job for freshers is, as filters: the list of these jobs and searches ask the same. */
export const FRESHER_FILTERS = {
  // A posting that states no years is meant for freshers only when it says so.
  experience: 1,
  level: ["entry"],
  jobType: ["full_time", "part_time", "contract", "freelance"],
} satisfies Partial<SearchQuery>;
