import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { ChangeAccount } from "@/components/companies/team/change-account.client";
import { InvitedSignUp } from "@/components/companies/team/invited-sign-up.client";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { getAccount } from "@/lib/accounts/queries";
import { PASSWORD_MIN_LENGTH } from "@/lib/accounts/schema";
import { readActor } from "@/lib/accounts/session";
import { findInvitation } from "@/lib/companies/team/queries";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";
import { acceptanceParams, type InvitationView } from "@/lib/companies/team/schema";
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

const ENDED: Record<Exclude<InvitationView["state"], "open">, string> = {
  expired: "This invitation has expired. Ask the company for a new one.",
  accepted: "This invitation has already been used. Log in to open the company's pages.",
  revoked:
    "This invitation was withdrawn or replaced by a newer one. Open the latest email, or ask the company.",
  unavailable: "You can't join this company now. Ask it what to do.",
};

type StepProps = { id: string; token: string; invitation: InvitationView };

/** For someone who is not signed in: the form for a new account, or the login, which leads back. */
function Enter({ id, token, invitation }: StepProps) {
  const { email, hasAccount } = invitation;
  const login = loginPath(`/invitations/${id}?token=${encodeURIComponent(token)}`);
  if (!hasAccount) {
    return (
      <InvitedSignUp invitationId={id} token={token} email={email} least={PASSWORD_MIN_LENGTH} />
    );
  }
  return (
    <>
      <p className="mb-6">
        You have an account as <b>{email}</b>. Log in to join.
      </p>
      <LinkButton variant="primary" size="lg" href={login} className="w-full">
        Login
      </LinkButton>
    </>
  );
}

/** What leads into the team from here. */
async function Step({ id, token, invitation }: StepProps) {
  const { email } = invitation;
  const actor = await readActor();
  if (!actor) return <Enter id={id} token={token} invitation={invitation} />;
  const account = await getAccount(actor);
  if (account.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <>
        <Notice tone="warn">
          This invitation is for {email}, but you're logged in as {account.email}. Log out to join
          with {email}, or ask to be invited at the other address.
        </Notice>
        <ChangeAccount />
      </>
    );
  }
  const isSeeker = actor.userType === "job_seeker";
  return (
    <>
      {isSeeker && (
        <p className="mb-6">
          You'll join with your account. It becomes a recruiter's, and keeps your profile, your
          applications and your alerts.
        </p>
      )}
      <MailedLink
        path={`/api/company-invitations/${id}/acceptance`}
        token={token}
        label="Join the Team"
        busyLabel="Joining..."
        {...(isSeeker
          ? {
              done: "You're now a member of the company. Log in again to open its pages.",
              next: { href: loginPath("/employer/home"), label: "Login" },
            }
          : {
              done: "You're now a member of the company.",
              next: { href: "/employer/home", label: "Go to your dashboard" },
            })}
      />
    </>
  );
}

function Ended({ text, isUsed = false }: { text: string; isUsed?: boolean }) {
  return (
    <>
      <h1 className="mb-6">Invitation</h1>
      <Notice tone="warn">{text}</Notice>
      {isUsed && (
        <LinkButton variant="primary" size="lg" href="/employer/home" className="mt-6 w-full">
          Go to your dashboard
        </LinkButton>
      )}
    </>
  );
}

export default async function InvitationPage({ params, searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const { data } = acceptanceParams.safeParse(await params);
  const invitation = data && token ? await findInvitation(data.invitationId, token) : null;
  if (!data || !token || !invitation) {
    return <Ended text="This link is incomplete. Open it again from the email." />;
  }
  const { state, company, role, jobs, invitedBy, expiresAt } = invitation;
  if (state !== "open") return <Ended text={ENDED[state]} isUsed={state === "accepted"} />;
  const list = new Intl.ListFormat("en").format(jobs);
  return (
    <>
      <h1 dir="auto">Join {company}</h1>
      <p className="login-about" dir="auto">
        {invitedBy ?? "An owner"} invites you as {ROLE_NAMES[role]}
        {jobs.length > 0 && ` for ${list}`}. The invitation is open until {formatInstant(expiresAt)}
        .
      </p>
      <NeedsScriptNote what="Accepting an invitation" />
      <Step id={data.invitationId} token={token} invitation={invitation} />
    </>
  );
}
