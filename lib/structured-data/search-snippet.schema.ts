/** How a search engine would show a job, and what the page's markup tells it. */
export type SearchView = {
  title: string;
  address: string;
  snippet: string;
  /** Facts from the JobPosting markup, in words. */
  facts: { name: string; text: string }[];
  /** Why the job is not in search engines' job lists, or what would improve its listing. */
  advice: string[];
};
