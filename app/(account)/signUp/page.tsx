import type { Metadata } from "next";
import { AccountNotice } from "@/components/content/account-notice";

export const metadata: Metadata = {
  title: "Create Your Account – Account",
  description: "Join as a job seeker or as a recruiter.",
  alternates: { canonical: "/signUp" },
  robots: { index: false },
};

export default function SignUpPage() {
  return (
    <>
      <AccountNotice title="Create Your Account" subtitle="Join our community today">
        Here you will join as a job seeker, or as a recruiter who posts jobs.
      </AccountNotice>
      <p className="mt-6 text-muted">
        <a href="/login">Already have an account? Login</a>
      </p>
      <p className="mt-6 text-sm text-faint">Elevate your hiring experience</p>
    </>
  );
}
