import type { WordName } from "./defaults";

/** The texts as an admin finds them: where they are, and what each is. */
export const WORD_SECTIONS: readonly {
  id: string;
  title: string;
  words: readonly (readonly [name: WordName, label: string])[];
}[] = [
  {
    id: "site",
    title: "The site",
    words: [
      ["tagline", "Tagline, in the home page's title and the share picture"],
      ["shareLine", "Under it in the share picture"],
      ["description", "Description for search engines"],
    ],
  },
  {
    id: "home",
    title: "Home page",
    words: [
      ["categoriesTitle", "Popular categories: title"],
      ["categoriesText", "Popular categories: line under it"],
      ["internshipsTitle", "Internships: title"],
      ["internshipsText", "Internships: line under it"],
      ["remoteTitle", "Remote jobs: title"],
      ["remoteText", "Remote jobs: line under it"],
      ["freshersTitle", "Freshers: title"],
      ["freshersText", "Freshers: line under it"],
      ["helpedTitle", "Companies: title"],
      ["gridTitle", "All categories: title"],
      ["gridText", "All categories: line under it"],
      ["bandTitle", "For employers: title"],
      ["bandText", "For employers: line under it"],
    ],
  },
  {
    id: "footer",
    title: "Footer and emails",
    words: [
      ["footerText", "Under the name in the footer"],
      ["alertsTitle", "Job alerts: title"],
      ["alertsText", "Job alerts: line under it"],
      ["feedsText", "Before the links to feeds"],
      ["copyright", "Copyright; {year} is the current year, {site} the name"],
      ["mailLine", "Last line of every email (optional)"],
    ],
  },
  {
    id: "empty",
    title: "Where there's nothing",
    words: [
      ["noJobsTitle", "A search without results: title"],
      ["noJobsText", "A search without results: line under it"],
      ["noArticlesTitle", "No articles: title"],
      ["noArticlesText", "No articles: line under it"],
      ["noCompaniesTitle", "No companies: title"],
      ["noCompaniesText", "No companies: line under it"],
      ["missingTitle", "A missing page: title"],
      ["missingText", "A missing page: line under it"],
    ],
  },
];
