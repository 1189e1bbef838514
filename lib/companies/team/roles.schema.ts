import type { MemberRole } from "@/lib/accounts/roles.schema";

// Apart from the shapes beside it, because forms load it into browsers.

/** What the site calls each role. */
export const ROLE_NAMES: Record<MemberRole, string> = {
  owner: "Owner",
  recruiter: "Recruiter",
  hiring_manager: "Hiring Manager",
  interviewer: "Interviewer",
};
/** What each role may do. */
export const ROLE_TEXTS: Record<MemberRole, string> = {
  owner: "Owners look after the company, its team and all of its hiring.",
  recruiter: "Recruiters post jobs and handle all applications.",
  hiring_manager: "Hiring managers read, rate and decide on the applications for their own jobs.",
  interviewer: "Interviewers read and rate the applicants they're assigned to.",
};
