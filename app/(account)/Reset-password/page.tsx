import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { NewPasswordForm } from "@/components/accounts/new-password-form.client";
import { ResetRequest } from "@/components/accounts/reset-request.client";
import { resetLinkRefusal } from "@/lib/accounts/mailed-links.queries";
import { PASSWORD_MIN_LENGTH } from "@/lib/accounts/schema";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

const TOKEN_LENGTH = 100;

const TEXTS = {
  request: { title: "Reset your password", subtitle: "Elevate your hiring experience" },
  choose: {
    title: "Choose a new password",
    subtitle: "You'll be signed out everywhere. Then log in with the new one.",
  },
};

async function readPage(searchParams: Promise<Parameters>) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  return { token, ...(token ? TEXTS.choose : TEXTS.request) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { title } = await readPage(searchParams);
  return pageMetadata({
    title: `${title} – Account`,
    description: "Choose a new password.",
    path: "/Reset-password",
    isHidden: true,
  });
}

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token, title, subtitle } = await readPage(searchParams);
  return (
    <>
      <h1>{title}</h1>
      <p className="login-about">{subtitle}</p>
      <NeedsScriptNote what="Choosing a new password" />
      {token ? (
        <NewPasswordForm
          token={token}
          least={PASSWORD_MIN_LENGTH}
          refusal={await resetLinkRefusal(token)}
        />
      ) : (
        <ResetRequest />
      )}
      <p className="mt-6 text-muted">
        <a href="/login">Back to Login</a>
      </p>
    </>
  );
}
