import { Fragment } from "react";
import { NeedsScriptNote } from "@/components/accounts/needs-script-note";
import { MailedLink } from "@/components/companies/team/mailed-link.client";
import { originSentence } from "@/lib/applications/by-hand/origins";
import type { AddedView } from "@/lib/applications/by-hand/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { applicationPaths } from "./application-paths";

type Props = {
  added: AddedView;
  token: string;
  /** How many of the company's jobs it is kept for. */
  jobs: number;
};

function Kept({ added, token }: Omit<Props, "jobs">) {
  const { id, fullName, email, phone, headline, place, resumeName } = added;
  const facts = [
    ["Name", fullName],
    ["Email", email],
    ["Phone", phone],
    ["Headline", headline],
    ["Place", place],
  ] as const;
  return (
    <dl className="facts-list">
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </Fragment>
          ),
      )}
      {resumeName && (
        <>
          <dt>CV</dt>
          <dd dir="auto">
            <a
              href={applicationPaths(token).file(`/api/added-people/${id}/resume`)}
              rel="nofollow"
              download
            >
              {resumeName}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Who added someone, what is kept about them and until when, and how they end it. */
export function KeptDetails({ added, token, jobs }: Props) {
  const { id, companyName, jobTitle, addedBy, addedAt, keptMonths, isWithdrawn, isInAccount } =
    added;
  const months = plural(keptMonths, { one: "a month", other: "{count} months" });
  return (
    <section className="panel app-part" aria-labelledby="kept-title">
      <h2 id="kept-title">What {companyName} keeps</h2>
      <p>
        {addedBy ? `${addedBy} at ${companyName}` : companyName} added you to the applicants for{" "}
        {jobTitle} on {formatDay(addedAt)}. {originSentence(added)}
      </p>
      <Kept added={added} token={token} />
      <p className="help">
        {isWithdrawn
          ? `You've withdrawn. ${companyName} no longer sees any of this, and it will be deleted.`
          : `Only its hiring team sees this, with its own notes about you. It's deleted ${months} after the decision, or as soon as you delete it.`}
      </p>
      <div className="no-print">
        <h3>Delete your details</h3>
        <p>
          Everything that {companyName} keeps about you is deleted at once, with the messages and
          the team's notes{jobs > 1 ? `, for all ${jobs} jobs` : ""}. You can't undo this.
        </p>
        <NeedsScriptNote what="Deleting" />
        <MailedLink
          path="/api/added-people/erasure"
          token={token}
          label="Delete My Details"
          busyLabel="Deleting..."
          done="Your details have been deleted."
          look="btn-danger"
          next={{ href: "/jobs", label: "Browse Jobs" }}
        />
      </div>
      <p className="help">
        {isInAccount ? (
          <>
            It's in your account, too. <a href={`/applications/${id}`}>Open the application</a> to
            read messages, choose interview times and answer an offer.
          </>
        ) : (
          <>
            You don't need an account. Anyone who has the link in our emails can answer for you, so
            don't pass it on. If you <a href="/signUp">sign up</a> with the address above, the
            application moves into your account.
          </>
        )}
      </p>
    </section>
  );
}
