import { replaced, type SpecText, seenIn, shown } from "./spec-text-kinds";

const NO_SUCH_SEARCH = "/search-results?query=zzyzxquux";

/** The specification's texts on public pages. */
export const VISITOR_TEXTS: readonly SpecText[] = [
  ...shown("home", { path: "/" }, [
    ["Hiring Made Simple - Find Your Dream Job Now!", "any"],
    ["Popular Categories", "any"],
    ["Explore thousands of jobs in popular categories", "any"],
    ["Explore jobs by category", "category grid"],
    ["Show More", "category grid, collapsed"],
    ["Latest Internships", "any"],
    ["Remote Jobs", "any"],
    ["Freshers Jobs", "any"],
    ["Companies We've Helped", "any"],
    ["Apply Now", "job card"],
    ["Search", "search bar, idle"],
  ]),
  ...seenIn("home", "e2e/specs/find-a-job.spec.ts", [
    ["Searching...", "search bar, request under way"],
    ["No Job Found", "search bar, request failed or found nothing"],
  ]),
  ...seenIn("home", "e2e/specs/home.spec.ts", [
    ["Show Less", "category grid, expanded"],
    ["N jobs", "category card"],
  ]),
  ...seenIn("home", "e2e/specs/start.spec.ts", [
    ["No items to display", "a carousel's list is empty"],
    ["Loading ...", "a carousel's items are under way"],
  ]),
  ...shown("header", { path: "/companies" }, [
    ["Companies", "any"],
    ["Freshers", "any"],
    ["Internships", "any"],
    ["Dashboard", "not on /app"],
    ["Login", "signed out"],
    ["Sign Up", "signed out"],
  ]),
  ...shown("footer", { path: "/" }, [
    ["Follow Us!", "any"],
    ["Stay Ahead with Free Job Alerts", "any"],
    ["Browse Jobs", "any"],
    ["Post a Job", "any"],
  ]),
  ...shown("search results", { path: "/search-results?query=designer" }, [
    ["Back to Search", "any"],
    ["Filters", "any"],
    ["Active", "job card"],
    ["Apply Now", "job card"],
  ]),
  ...seenIn("search results", "e2e/specs/find-a-job.spec.ts", [["Found N jobs", "results"]]),
  ...seenIn("search results", "e2e/specs/narrow-a-search.spec.ts", [
    ["Salary not specified", "job card without pay"],
    ["Loading search results...", "loading"],
  ]),
  ...seenIn("search results", "e2e/specs/filter-sheets.spec.ts", [
    ["Apply Filters", "filter menu"],
  ]),
  ...shown("search results", { path: NO_SUCH_SEARCH }, [
    ["No matching jobs found", "empty"],
    ["Try adjusting your search criteria or filters", "empty"],
  ]),
  ...seenIn("job page", "e2e/specs/read-a-job.spec.ts", [
    ["Back to Jobs", "any"],
    ["Job not found", "no such job"],
  ]),
  ...shown("not found", { path: "/no/such/page" }, [
    ["Error 404 sorry this page is not available", "any"],
  ]),
  ...seenIn("error", "e2e/specs/start.spec.ts", [
    ["Unexpected Application Error!", "a fault of ours"],
  ]),
  ...shown("blog", { path: "/Blogs?tag=nothing-has-it" }, [["Blogs should be here", "no posts"]]),
  ...replaced("job page", "decision 16: the server sends the page with its job in it", [
    ["Loading...", "the job is under way"],
  ]),
  ...replaced("job cards", "decision 8: pay is shown in the currency it was stated in", [
    ["$", "before every salary"],
  ]),
  ...replaced("job cards", "decision 5: every job has its type", [
    ["Full-time", "internship or fresher job without a type"],
  ]),
  ...seenIn("about", "e2e/specs/content-admin.spec.ts", [["about us comp is here", "unpublished"]]),
  ...seenIn("job cards", "e2e/specs/home.spec.ts", [
    ["3-6 months", "internship without a duration"],
    ["Undergraduate", "internship without an education"],
    ["₹15,000 - ₹25,000/month", "internship without a stipend"],
    ["Any Graduate", "fresher job without an education"],
    ["₹2.5L - ₹5L/year", "fresher job without pay"],
  ]),
  ...seenIn("job cards", "lib/shared/dates.test.ts", [
    ["Today", "posted today"],
    ["Yesterday", "posted yesterday"],
    ["N days ago", "posted under 7 days ago"],
    ["N weeks ago", "posted under 30 days ago"],
    ["N months ago", "posted longer ago"],
  ]),
];
