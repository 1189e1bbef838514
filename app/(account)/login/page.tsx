import type { Metadata } from "next";
import { AccountNotice } from "@/components/content/account-notice";

export const metadata: Metadata = {
  title: "Login – Account",
  description: "Sign in to apply for jobs, follow applications and post jobs.",
  alternates: { canonical: "/login" },
  robots: { index: false },
};

export default function LoginPage() {
  return (
    <>
      <AccountNotice title="Login" subtitle="Elevate your hiring experience">
        Here you will sign in to apply for jobs and follow your applications, or to post jobs for
        your company.
      </AccountNotice>
      <p className="mt-6 text-muted">
        New here?{" "}
        <a href="/signUp">
          <b>Sign Up</b>
        </a>
      </p>
    </>
  );
}
