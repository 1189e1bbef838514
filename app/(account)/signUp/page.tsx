import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { ProviderButtons } from "@/components/accounts/providers/provider-buttons.client";
import { ProviderSignUp } from "@/components/accounts/providers/provider-sign-up.client";
import { SignUpForm } from "@/components/accounts/sign-up-form.client";
import { Notice } from "@/components/ui/notice";
import { offeredProviders } from "@/lib/accounts/providers/openid.session";
import { type JourneyView, PROVIDER_NAMES } from "@/lib/accounts/providers/schema";
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/accounts/schema";
import { readActor } from "@/lib/accounts/session";
import { formToken } from "@/lib/platform/security/form-token";
import type { Parameters } from "@/lib/shared/parameters";
import { keepFrom, pathForSignedIn, readFrom, readUserType } from "../from-address";
import { readOpenJourney } from "../open-journey";

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

/** For someone who is back from a provider with an address that no account has. */
function AfterProvider({ journey }: { journey: JourneyView }) {
  const { provider, email, name, from, userType } = journey;
  const providerName = PROVIDER_NAMES[provider];
  return (
    <>
      <div className="mb-6">
        <Notice tone="teal">
          {providerName} has confirmed your email address. You'll log in with {providerName}, and
          can set a password later.
        </Notice>
      </div>
      <ProviderSignUp
        provider={provider}
        email={email}
        name={name}
        userType={userType}
        from={from}
      />
      <p className="mt-6 text-muted">
        <a href={`/login?with=${provider}`}>Already have an account? Login</a>
      </p>
    </>
  );
}

type Props = { searchParams: Promise<Parameters> };

export default async function SignUpPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const from = readFrom(parameters);
  const actor = await readActor();
  if (actor) redirect(pathForSignedIn(actor.userType, from));
  const journey = await readOpenJourney(parameters);
  if (journey && journey.state !== "new") redirect(`/login?with=${journey.provider}`);
  const providers = offeredProviders();
  return (
    <>
      <h1>Create Your Account</h1>
      <p className="login-about">Join our community today</p>
      <NeedsScriptNote what="Signing up" />
      {journey ? (
        <AfterProvider journey={journey} />
      ) : (
        <>
          <SignUpForm
            userType={readUserType(parameters)}
            least={LEAST}
            formToken={formToken()}
            from={from}
          />
          {providers.length > 0 && (
            <div className="other-ways needs-script">
              <p>or</p>
              <ProviderButtons
                providers={providers}
                from={from}
                userType={readUserType(parameters)}
              />
            </div>
          )}
          <p className="mt-6 text-muted">
            <a href={keepFrom("/login", parameters)}>Already have an account? Login</a>
          </p>
        </>
      )}
      <p className="mt-6 text-sm text-faint">Elevate your hiring experience</p>
    </>
  );
}
