// Every text the specification quotes, with the screen and state that shows it. A text is seen by
// the walk in spec-texts.spec.ts, waits for the capability that shows it, or was replaced by a
// decision of the product.

/** The address where a text is seen as soon as the page is there. */
type Shown = { path: string };

export type SpecText = { text: string; screen: string; state: string } & (
  | { shown: Shown }
  | { seenIn: string }
  | { waitsFor: Capability }
  | { replacedBy: string }
);

/** What later makes a waiting text visible. */
export type Capability = "employers";

type Plain = readonly [text: string, state: string];

function shown(screen: string, where: Shown, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, shown: where }));
}

/** Seen by the test in that file, because the state needs more than an address. */
function seenIn(screen: string, file: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, seenIn: file }));
}

function waiting(screen: string, waitsFor: Capability, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, waitsFor }));
}

function replaced(screen: string, replacedBy: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, replacedBy }));
}

const NO_SUCH_SEARCH = "/search-results?query=zzyzxquux";

export const SPEC_TEXTS: readonly SpecText[] = [
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
  ...seenIn("home", "e2e/find-a-job.spec.ts", [
    ["Searching...", "search bar, request under way"],
    ["No Job Found", "search bar, request failed or found nothing"],
  ]),
  ...seenIn("home", "e2e/home.spec.ts", [
    ["Show Less", "category grid, expanded"],
    ["N jobs", "category card"],
  ]),
  ...seenIn("home", "e2e/start.spec.ts", [
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
  ...seenIn("search results", "e2e/narrow-a-search.spec.ts", [
    ["Found N jobs", "results"],
    ["Apply Filters", "filter panel"],
    ["Salary not specified", "job card without pay"],
    ["Loading search results...", "loading"],
  ]),
  ...shown("search results", { path: NO_SUCH_SEARCH }, [
    ["No matching jobs found", "empty"],
    ["Try adjusting your search criteria or filters", "empty"],
  ]),
  ...seenIn("job page", "e2e/read-a-job.spec.ts", [
    ["Back to Jobs", "any"],
    ["Job not found", "no such job"],
  ]),
  ...shown("not found", { path: "/no/such/page" }, [
    ["Error 404 sorry this page is not available", "any"],
  ]),
  ...seenIn("error", "e2e/start.spec.ts", [["Unexpected Application Error!", "a fault of ours"]]),
  ...shown("blog", { path: "/Blogs" }, [["Blogs should be here", "no posts"]]),
  ...replaced("job page", "decision 16: the server sends the page with its job in it", [
    ["Loading...", "the job is under way"],
  ]),
  ...replaced("job cards", "decision 8: pay is shown in the currency it was stated in", [
    ["$", "before every salary"],
  ]),
  ...replaced("job cards", "decision 5: every job has its type", [
    ["Full-time", "internship or fresher job without a type"],
  ]),
  ...replaced("about", "decision 14: shown only while the about page is unpublished; it is not", [
    ["about us comp is here", "unpublished"],
  ]),
  ...shown("sign-up", { path: "/signUp" }, [
    ["Create Your Account", "any"],
    ["Join our community today", "any"],
    ["Elevate your hiring experience", "any"],
  ]),
  ...shown("sign-up", { path: "/signUp" }, [
    ["User Name", "any"],
    ["Email Address", "any"],
    ["Password", "any"],
    ["Confirm Password", "any"],
    ["Already have an account? Login", "any"],
  ]),
  ...seenIn("sign-up", "e2e/sign-up.spec.ts", [
    ["Recruiter", "user type"],
    ["Admin", "user type"],
    ["Creating account...", "submitting"],
    ["Passwords do not match", "confirmation differs"],
    ["Password must be at least 6 characters long", "too short"],
    ["Registration failed. Please try again.", "failed without a message"],
  ]),
  ...shown("login", { path: "/login" }, [
    ["Elevate your hiring experience", "any"],
    ["Login as", "any"],
    ["Job Seeker", "any"],
    ["Employer", "any"],
  ]),
  ...seenIn("login", "e2e/accounts-screens.spec.ts", [
    ["Signing in...", "submitting"],
    ["Login failed. Please check your credentials and try again.", "failed without a message"],
    ["Invalid login response: missing required fields", "answer without userId or userType"],
  ]),
  ...replaced("login", "decision 1: a failed login leaves nothing in the browser to show it from", [
    ["Login failed", "session state"],
  ]),
  ...replaced("sign-up", "decision 1: a failed sign-up leaves nothing in the browser either", [
    ["Registration failed", "session state"],
  ]),
  ...seenIn("guard", "e2e/session-verification.spec.ts", [
    ["Verifying your session...", "checking"],
    ["Session validation failed", "failed at start"],
  ]),
  ...seenIn("header", "e2e/account-header.spec.ts", [
    ["My Profile", "signed in"],
    ["Saved Jobs", "signed in"],
    ["My Applications", "signed in"],
    ["Logout", "signed in"],
  ]),
  ...seenIn("seeker's home", "e2e/seeker-home.spec.ts", [
    ["Jobs For You", "any"],
    ["Personalized job recommendations based on your profile", "any"],
    ["View All", "any"],
    ["Apply from Here and Get Hired", "any"],
    ["Find Jobs", "any"],
    ["Publish Job", "employers"],
    ["Competitive", "job card without pay"],
    ["Failed to load recommended jobs", "failed"],
  ]),
  ...seenIn("seeker's home", "components/accounts/seeker-hero.test.ts", [
    ["Begin Your Journey", "no name"],
  ]),
  ...seenIn("application", "e2e/apply.spec.ts", [
    ["Full Name", "form"],
    ["Email", "form"],
    ["Resume", "form"],
    ["Submit Application", "form"],
    ["Loading...", "what it begins with is under way"],
    ["Job not found", "no such job"],
    ["Application Submitted!", "sent"],
    ["Your application has been received.", "sent"],
    ["Back to Jobs", "any"],
  ]),
  ...replaced("application", "decision 9: what a posting does not say is not stated of it", [
    ["0-2 years", "experience not stated"],
  ]),
  ...seenIn("profile", "e2e/profile.spec.ts", [
    ["Edit Profile Info", "modal"],
    ["Save Changes", "modal"],
    ["Cancel", "modal"],
    ["Add Experience", "any"],
    ["Add Your First Experience", "empty"],
    ["Save Experience", "form"],
    ["No experience added yet", "empty"],
    ["Add Education", "any"],
    ["Add Your First Education", "empty"],
    ["Save Education", "form"],
    ["No education added yet", "empty"],
    ["Present", "education without an end"],
    ["Add Skill", "any"],
    ["Update", "edit"],
    ["Save", "form"],
    ["No skills added yet. Click 'Add Skill' to get started.", "empty"],
    ["Add Resume", "empty"],
    ["Edit Resume", "any"],
    ["No resume uploaded yet", "empty"],
    ["Make sure the link is publicly accessible", "form"],
    ["Failed to fetch profile", "failed"],
  ]),
  ...waiting("employer dashboard", "employers", [
    ["Company Profile", "any"],
    ["Your Profile", "any"],
    ["Sign Out", "any"],
    ["Signing Out...", "signing out"],
    ["Post a Job", "tab"],
    ["My Job Posts", "tab"],
    ["Applications", "tab"],
    ["Analytics", "tab"],
    ["Employer", "no name"],
  ]),
  ...waiting("post a job", "employers", [
    ["Job Title", "form"],
    ["Company Name", "form"],
    ["Location", "form"],
    ["e.g., Remote, New York, NY", "placeholder"],
    ["Job Type", "form"],
    ["Category", "form"],
    ["Experience (Years)", "form"],
    ["Salary (Annual)", "form"],
    ["Job Description", "form"],
    ["Required Skills", "form"],
    ["Separate multiple skills with commas", "form"],
    ["Reset", "form"],
    ["Post Job", "form"],
    ["Posting...", "submitting"],
    ["Job title is required", "invalid"],
    ["Company name is required", "invalid"],
    ["Location is required", "invalid"],
    ["Job type is required", "invalid"],
    ["Category is required", "invalid"],
    ["Experience level is required", "invalid"],
    ["Experience cannot be negative", "invalid"],
    ["Job description is required", "invalid"],
    ["Please log in to post a job", "signed out"],
    ["Failed to post job. Please try again.", "failed"],
    ["Failed to post job", "toast"],
    ["Job posted successfully!", "toast"],
  ]),
  ...waiting("my job posts", "employers", [
    ["No Job Posts Yet", "empty"],
    ["You haven't posted any jobs yet. Get started by creating your first job posting.", "empty"],
    ["New Job Post", "any"],
  ]),
  ...waiting("applications received", "employers", [
    ["No Applications Yet", "empty"],
    [
      "Applications for your job postings will appear here once candidates start applying.",
      "empty",
    ],
  ]),
  ...waiting("analytics", "employers", [
    ["Total Jobs Posted", "any"],
    ["Total Applications", "any"],
    ["Application Rate", "any"],
    ["Active Listings", "any"],
    ["No Analytics Data Yet", "empty"],
  ]),
  ...waiting("company profile", "employers", [
    ["Your Company", "no name"],
    ["C", "avatar, no name"],
    ["Industry not specified", "no industry"],
    ["Not provided", "no phone or website"],
    ["Address not provided", "no address"],
    ["Not specified", "no size"],
    ["No description provided", "no description"],
    ["Edit Profile", "viewing"],
    ["Save Changes", "editing"],
    ["Saving...", "saving"],
    ["Failed to update profile", "toast"],
    ["Profile updated successfully!", "toast"],
  ]),
  ...seenIn("job cards", "e2e/home.spec.ts", [
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
