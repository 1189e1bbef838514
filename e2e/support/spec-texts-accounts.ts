import { replaced, type SpecText, seenIn, shown } from "./spec-text-kinds";

/** The specification's texts about signing in. */
export const ACCOUNT_TEXTS: readonly SpecText[] = [
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
  ...seenIn("sign-up", "e2e/specs/sign-up.spec.ts", [
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
  ...seenIn("login", "e2e/specs/accounts-screens.spec.ts", [
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
  ...seenIn("guard", "e2e/specs/session-verification.spec.ts", [
    ["Verifying your session...", "checking"],
    ["Session validation failed", "failed at start"],
  ]),
  ...seenIn("header", "e2e/specs/account-header.spec.ts", [
    ["My Profile", "signed in"],
    ["Saved Jobs", "signed in"],
    ["My Applications", "signed in"],
    ["Logout", "signed in"],
  ]),
];
