// The texts that are the operator's to say, as the specification has them.

/** How long a text may be, and where it is. */
type WordKind = "title" | "text";
export const LONGEST_WORDS: Readonly<Record<WordKind, number>> = { title: 80, text: 240 };

export const DEFAULT_WORDS = {
  tagline: "Hiring Made Simple",
  description: "Hiring Made Simple - Find Your Dream Job Now!",
  shareLine: "Find Your Dream Job Now!",
  categoriesTitle: "Popular Categories",
  categoriesText: "Explore thousands of jobs in popular categories",
  internshipsTitle: "Latest Internships",
  internshipsText: "Placements of weeks or months, newest first.",
  remoteTitle: "Remote Jobs",
  remoteText: "Each one names the countries it can be done from.",
  freshersTitle: "Freshers Jobs",
  freshersText: "A year of experience at most.",
  helpedTitle: "Companies We've Helped",
  gridTitle: "Jobs by Category",
  gridText: "Explore jobs by category",
  bandTitle: "Hiring? Post once, reach everyone who is looking.",
  bandText: "Say what the work is, where it is and what it pays. People search by all three.",
  footerText: "Hiring Made Simple - Find Your Dream Job Now!",
  alertsTitle: "Follow Us!",
  alertsText: "Stay Ahead with Free Job Alerts",
  feedsText: "Or follow any search in your feed reader:",
  copyright: "© 2021-{year} {site}",
  mailLine: "",
  noJobsTitle: "No matching jobs found",
  noJobsText: "Try adjusting your search criteria or filters",
  noArticlesTitle: "Blogs should be here",
  noArticlesText: "No article has been published yet.",
  noCompaniesTitle: "No companies found",
  noCompaniesText: "No company is hiring right now.",
  missingTitle: "Error 404 sorry this page is not available",
  missingText: "It may have moved, or the job has closed.",
};
export type SiteWords = typeof DEFAULT_WORDS;
export type WordName = keyof SiteWords;

/** Those that may be left empty. */
export const OPTIONAL_WORDS: readonly WordName[] = ["mailLine"];

/** The line at the end of every page: {year} stands for the current year, {site} for the name. */
export function copyrightLine(
  { copyright }: Pick<SiteWords, "copyright">,
  { year, siteName }: { year: number; siteName: string },
): string {
  return copyright.replaceAll("{year}", String(year)).replaceAll("{site}", siteName);
}

/** Titles are short; all others may be a sentence or two. */
export function kindOfWords(name: WordName): WordKind {
  return name === "tagline" || name.endsWith("Title") ? "title" : "text";
}
