import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { DemoLogin } from "@/components/accounts/demo-login.client";
import { LoginForm } from "@/components/accounts/login-form.client";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { PasskeyLogin } from "@/components/accounts/passkey-login.client";
import { ConnectLogin } from "@/components/accounts/providers/connect-login";
import { FinishLogin } from "@/components/accounts/providers/finish-login.client";
import { GiveUp } from "@/components/accounts/providers/give-up.client";
import { readProviderProblem } from "@/components/accounts/providers/problems";
import { ProviderButtons } from "@/components/accounts/providers/provider-buttons.client";
import { Notice } from "@/components/ui/notice";
import { listDemoLogins } from "@/lib/accounts/demo-accounts.queries";
import { offeredProviders } from "@/lib/accounts/providers/openid.session";
import { type JourneyView, PROVIDER_NAMES } from "@/lib/accounts/providers/schema";
import { readActor } from "@/lib/accounts/session";
import type { Parameters } from "@/lib/shared/parameters";
import { keepFrom, pathForSignedIn, readFrom, readUserType } from "../from-address";
import { readOpenJourney } from "../open-journey";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Login – Account",
    description: "Sign in to apply for jobs, follow applications and post jobs.",
    path: "/login",
    isHidden: true,
  });
}

async function Usual({ parameters }: { parameters: Parameters }) {
  const from = readFrom(parameters);
  const userType = readUserType(parameters);
  const problem = readProviderProblem(parameters);
  const demo = await listDemoLogins();
  return (
    <>
      {problem && (
        <div className="mb-6">
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <LoginForm userType={userType} from={from} />
      <div className="other-ways needs-script">
        <p>or</p>
        <ProviderButtons providers={offeredProviders()} from={from} userType={userType} />
        <PasskeyLogin from={from} />
      </div>
      {demo.length > 0 && <DemoLogin accounts={demo} from={from} />}
      <p className="mt-6 text-muted">
        New here?{" "}
        <a href={keepFrom("/signUp", parameters)}>
          <b>Sign Up</b>
        </a>
      </p>
    </>
  );
}

/** What is left to do for someone who is back from a provider. */
function AfterProvider({ journey }: { journey: JourneyView }) {
  if (journey.state !== "known") return <ConnectLogin journey={journey} />;
  const { from, takesCode, provider } = journey;
  return (
    <>
      <FinishLogin from={from} takesCode={takesCode} providerName={PROVIDER_NAMES[provider]} />
      <div className="mt-4">
        <GiveUp label="Log in another way" />
      </div>
    </>
  );
}

type Props = { searchParams: Promise<Parameters> };

export default async function LoginPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const actor = await readActor();
  if (actor) redirect(pathForSignedIn(actor.userType, readFrom(parameters)));
  const journey = await readOpenJourney(parameters);
  return (
    <>
      <h1>Login</h1>
      <p className="login-about">Elevate your hiring experience</p>
      <NeedsScriptNote what="Logging in" />
      {journey ? <AfterProvider journey={journey} /> : <Usual parameters={parameters} />}
    </>
  );
}
