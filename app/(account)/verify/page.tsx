import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { ConfirmEmail } from "@/components/accounts/confirm-email.client";
import { ConfirmHead } from "@/components/accounts/confirm-head";
import { type LinkVisitor, UnusableLink } from "@/components/accounts/unusable-link";
import { takesPassword } from "@/lib/accounts/email-address.queries";
import { getAccount } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { readActor } from "@/lib/accounts/session";
import { homeOf } from "@/lib/shared/areas";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { searchParams: Promise<Parameters> };

const TOKEN_LENGTH = 100;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Confirm your email address – Account",
    description: "Confirm that an email address is yours.",
    path: "/verify",
    isHidden: true,
  });
}

async function readReader(actor: Actor | null): Promise<LinkVisitor | null> {
  if (!actor) return null;
  const { email, hasVerifiedEmail, userType } = await getAccount(actor);
  return { email, hasVerifiedEmail, home: homeOf(userType) };
}

export default async function VerifyPage({ searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const actor = await readActor();
  const reader = await readReader(actor);
  return (
    <>
      {token ? (
        <ConfirmEmail
          token={token}
          reader={reader}
          takesPassword={await takesPassword(token, actor)}
        />
      ) : (
        <>
          <ConfirmHead />
          <UnusableLink
            tone="plain"
            reason="Open this page with the link in our email."
            reader={reader}
          />
        </>
      )}
    </>
  );
}
