/** What a search engine would show of a job, and what it is told in the page's markup. */
export type SearchView = {
  title: string;
  address: string;
  snippet: string;
  /** Facts of the JobPosting markup, in words. */
  facts: { name: string; text: string }[];
  /** Why the job is in no search engine's list of jobs, or what it would list better with. */
  advice: string[];
};
