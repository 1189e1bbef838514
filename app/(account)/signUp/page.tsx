import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { SignUpForm } from "@/components/accounts/sign-up-form.client";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/accounts/schema";
import { readActor } from "@/lib/accounts/session";
import { formToken } from "@/lib/platform/security/form-token";
import type { Parameters } from "@/lib/shared/parameters";
import { keepFrom, onwards, readFrom, readUserType } from "../from-address";

const LEAST = {
  job_seeker: PASSWORD_MIN_LENGTH,
  employer: PASSWORD_MIN_LENGTH,
  admin: ADMIN_PASSWORD_MIN_LENGTH,
};

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Create Your Account – Account",
    description: "Join as a job seeker or as a recruiter.",
    path: "/signUp",
    isHidden: true,
  });
}

type Props = { searchParams: Promise<Parameters> };

export default async function SignUpPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const from = readFrom(parameters);
  const actor = await readActor();
  if (actor) redirect(onwards(actor.userType, from));
  return (
    <>
      <h1>Create Your Account</h1>
      <p className="login-about">Join our community today</p>
      <NeedsScriptNote what="Signing up" />
      <SignUpForm
        userType={readUserType(parameters)}
        least={LEAST}
        formToken={formToken()}
        from={from}
      />
      <p className="mt-6 text-muted">
        <a href={keepFrom("/login", parameters)}>Already have an account? Login</a>
      </p>
      <p className="mt-6 text-sm text-faint">Elevate your hiring experience</p>
    </>
  );
}
