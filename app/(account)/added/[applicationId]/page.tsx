import type { Metadata } from "next";
import { pageMetadata } from "@/app/page-metadata";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { AddedData } from "@/components/applications/by-hand/added-data";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { Notice } from "@/components/ui/notice";
import { findAdded } from "@/lib/applications/by-hand/links.queries";
import { type AddedView, addedLinkParams } from "@/lib/applications/by-hand/schema";
import { type Parameters, readText } from "@/lib/shared/parameters";

type Props = { params: Promise<{ applicationId: string }>; searchParams: Promise<Parameters> };

const TOKEN_LENGTH = 100;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Your details at a company",
    description: "See, withdraw or delete what a company keeps about you.",
    path: "/added",
    isHidden: true,
  });
}

/** What someone can do about it, the mildest first. */
function Steps({ added, token }: { added: AddedView; token: string }) {
  const { id, companyName, canWithdraw, isWithdrawn, isInAccount } = added;
  const next = { href: "/jobs", label: "Browse jobs" };
  return (
    <>
      <NeedsScriptNote what="Withdrawing and deleting" />
      {isWithdrawn && (
        <Notice>
          You've withdrawn. {companyName} no longer sees any of this, and it will be deleted.
        </Notice>
      )}
      {canWithdraw && (
        <section className="mb-6" aria-labelledby="withdraw">
          <h2 className="mb-2 text-lg" id="withdraw">
            Not interested?
          </h2>
          <p className="mb-4">Withdraw, and {companyName} no longer sees your application or CV.</p>
          <MailedLink
            path={`/api/added-people/${id}/withdrawal`}
            token={token}
            label="Withdraw"
            busyLabel="Withdrawing..."
            done={`You've withdrawn. ${companyName} no longer sees your application.`}
            next={next}
          />
        </section>
      )}
      <section className="mb-6" aria-labelledby="delete">
        <h2 className="mb-2 text-lg" id="delete">
          Delete your details
        </h2>
        <p className="mb-4">
          Everything above is deleted at once, with the team's notes. You can't undo this.
        </p>
        <MailedLink
          path={`/api/added-people/${id}/erasure`}
          token={token}
          label="Delete My Details"
          busyLabel="Deleting..."
          done="Your details have been deleted."
          look="btn-danger w-full"
          next={next}
        />
      </section>
      <p className="text-sm text-muted">
        {isInAccount ? (
          <>
            It's in your account, too. <a href={`/applications/${id}`}>Open the application</a> to
            read messages, choose interview times and answer an offer.
          </>
        ) : (
          <>
            You don't need an account for any of this. If you <a href="/signUp">sign up</a> with the
            address above, you'll find the application in your account, where you can read messages,
            choose interview times and answer an offer.
          </>
        )}
      </p>
    </>
  );
}

export default async function AddedPage({ params, searchParams }: Props) {
  const token = readText(await searchParams, "token", TOKEN_LENGTH);
  const { data } = addedLinkParams.safeParse(await params);
  const added = data && token ? await findAdded(data.applicationId, token) : null;
  if (!added || !token) {
    return (
      <>
        <h1 className="mb-6">Your details</h1>
        <Notice tone="warn">
          Nothing is kept about you here any longer, or the link is incomplete. Open it in the email
          again to be sure.
        </Notice>
      </>
    );
  }
  return (
    <>
      <h1>Your details</h1>
      <AddedData added={added} token={token} />
      <Steps added={added} token={token} />
    </>
  );
}
