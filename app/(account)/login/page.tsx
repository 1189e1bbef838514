import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { DemoLogin } from "@/components/accounts/demo-login.client";
import { LoginForm } from "@/components/accounts/login-form.client";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { PasskeyLogin } from "@/components/accounts/passkey-login.client";
import { listDemoLogins } from "@/lib/accounts/demo-accounts.queries";
import { readActor } from "@/lib/accounts/session";
import type { Parameters } from "@/lib/shared/parameters";
import { keepFrom, onwards, readFrom, readUserType } from "../from-address";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Login – Account",
    description: "Sign in to apply for jobs, follow applications and post jobs.",
    path: "/login",
    isHidden: true,
  });
}

type Props = { searchParams: Promise<Parameters> };

export default async function LoginPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const from = readFrom(parameters);
  const actor = await readActor();
  if (actor) redirect(onwards(actor.userType, from));
  const demo = await listDemoLogins();
  return (
    <>
      <h1>Login</h1>
      <p className="login-about">Elevate your hiring experience</p>
      <NeedsScriptNote what="Logging in" />
      <LoginForm userType={readUserType(parameters)} from={from} />
      <PasskeyLogin from={from} />
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
