import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { Notice } from "@/components/ui/notice";
import { findByLink } from "@/lib/companies/verification/queries";
import { confirmationParams } from "@/lib/companies/verification/schema";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { params: Promise<{ verificationId: string }>; searchParams: Promise<Parameters> };

const TOKEN_LENGTH = 100;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Verify a company – Employer",
    description: "Confirm that a company owns its domain.",
    path: "/company-verifications",
    isHidden: true,
  });
}

export default async function CompanyVerificationPage({ params, searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const { data } = confirmationParams.safeParse(await params);
  const found = data && token ? await findByLink(data.verificationId, token) : null;
  if (!data || !token || !found) {
    return (
      <>
        <h1 className="mb-6">Verify a company</h1>
        <Notice tone="warn">
          This link has expired or isn't one of ours. Start the verification again on the company's
          profile.
        </Notice>
      </>
    );
  }
  const { company, domain, isDone } = found;
  return (
    <>
      <h1 dir="auto">Verify {company}</h1>
      <p className="login-about">
        You can read email at {domain}. By confirming, you say that it belongs to {company}.
      </p>
      <NeedsScriptNote what="Verifying a company" />
      {isDone ? (
        <Notice tone="good">{company} is verified.</Notice>
      ) : (
        <MailedLink
          path={`/api/company-verifications/${data.verificationId}/confirmation`}
          token={token}
          label="Verify the Company"
          busyLabel="Verifying..."
          done={`${company} is verified.`}
          next={{ href: "/employer/profile", label: "Company Profile" }}
        />
      )}
    </>
  );
}
