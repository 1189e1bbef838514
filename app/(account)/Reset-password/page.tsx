import type { Metadata } from "next";
import { AccountNotice } from "@/components/content/account-notice";

export const metadata: Metadata = {
  title: "Reset your password – Account",
  description: "Choose a new password.",
  alternates: { canonical: "/Reset-password" },
  robots: { index: false },
};

export default function ResetPasswordPage() {
  return (
    <>
      <AccountNotice title="Reset your password" subtitle="Elevate your hiring experience">
        Here you will choose a new password with a link that is sent to your address.
      </AccountNotice>
      <p className="mt-6 text-muted">
        <a href="/login">Back to Login</a>
      </p>
    </>
  );
}
