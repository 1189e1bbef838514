/** A posting that someone should look at. */
export type WaitingJob = { id: string; title: string; at: string | null };
/** What waits in a company's postings: each list has at most three, and the number of all. */
export type WaitingJobs = {
  ending: { count: number; jobs: WaitingJob[] };
  inReview: { count: number; jobs: WaitingJob[] };
  rejected: { count: number; jobs: WaitingJob[] };
  drafts: { count: number; jobs: WaitingJob[] };
  /** Live ones. */
  live: number;
  /** All that were ever handed in. */
  total: number;
};
