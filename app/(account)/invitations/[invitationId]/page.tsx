import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { getAccount } from "@/lib/accounts/queries";
import { readActor } from "@/lib/accounts/session";
import { findInvitation } from "@/lib/companies/team/queries";
import { acceptanceParams, ROLE_NAMES } from "@/lib/companies/team/schema";
import { loginPath } from "@/lib/shared/areas";
import { formatInstant } from "@/lib/shared/dates";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { params: Promise<{ invitationId: string }>; searchParams: Promise<Parameters> };

const TOKEN_LENGTH = 100;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Invitation – Employer",
    description: "Join a company's team.",
    path: "/invitations",
    isHidden: true,
  });
}

/** Accepts for a signed-in person, or offers the login, which leads back. */
async function Step({ id, token, email }: { id: string; token: string; email: string }) {
  const actor = await readActor();
  if (!actor) {
    const here = `/invitations/${id}?token=${encodeURIComponent(token)}`;
    return (
      <>
        <p className="mb-6">
          Log in with <b>{email}</b>, or sign up with it as Recruiter. Then open the link in the
          email again.
        </p>
        <LinkButton variant="primary" size="lg" href={loginPath(here)} className="w-full">
          Login
        </LinkButton>
        <p className="mt-4 text-center">
          <a className="link" href="/signUp">
            Sign Up
          </a>
        </p>
      </>
    );
  }
  const account = await getAccount(actor);
  if (account.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <Notice tone="warn">
        This invitation is for {email}, but you're logged in as {account.email}. Log in with the
        other account, or ask to be invited at this address.
      </Notice>
    );
  }
  return (
    <MailedLink
      path={`/api/company-invitations/${id}/acceptance`}
      token={token}
      label="Join the Team"
      busyLabel="Joining..."
      done="You're now a member of the company."
      next={{ href: "/employer", label: "Go to your dashboard" }}
    />
  );
}

export default async function InvitationPage({ params, searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const { data } = acceptanceParams.safeParse(await params);
  const invitation = data && token ? await findInvitation(data.invitationId, token) : null;
  if (!data || !token || !invitation) {
    return (
      <>
        <h1 className="mb-6">Invitation</h1>
        <Notice tone="warn">
          This invitation has expired or its link is incomplete. Ask the company for a new one.
        </Notice>
      </>
    );
  }
  const { company, email, role, invitedBy, expiresAt } = invitation;
  return (
    <>
      <h1 dir="auto">Join {company}</h1>
      <p className="login-about">
        {invitedBy ?? "An owner"} invites you as {ROLE_NAMES[role]}. The invitation is open until{" "}
        {formatInstant(expiresAt)}.
      </p>
      <NeedsScriptNote what="Accepting an invitation" />
      <Step id={data.invitationId} token={token} email={email} />
    </>
  );
}
