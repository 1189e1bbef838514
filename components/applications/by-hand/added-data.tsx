import { Fragment } from "react";
import { originSentence } from "@/lib/applications/by-hand/origins";
import type { AddedView } from "@/lib/applications/by-hand/schema";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";

type Props = { added: AddedView; token: string };

function Kept({ added, token }: Props) {
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
              href={`/api/added-people/${id}/resume?token=${encodeURIComponent(token)}`}
              rel="nofollow"
            >
              {resumeName}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Who added someone, what is kept about them, and until when. */
export function AddedData({ added, token }: Props) {
  const { companyName, jobTitle, jobSlug, addedBy, addedAt, keptMonths } = added;
  const months = plural(keptMonths, { one: "a month", other: "{count} months" });
  return (
    <>
      <p className="login-about">
        {addedBy ? `${addedBy} at ${companyName}` : companyName} added you to the applicants for{" "}
        {jobSlug ? <a href={`/job/${jobSlug}`}>{jobTitle}</a> : jobTitle} on {formatDay(addedAt)}.{" "}
        {originSentence(added)}
      </p>
      <h2 className="mb-2 text-lg">What {companyName} keeps</h2>
      <Kept added={added} token={token} />
      <p className="mb-6 text-sm text-muted">
        Only its hiring team sees this, with its own notes about you. It's deleted {months} after
        the decision, or as soon as you delete it.
      </p>
    </>
  );
}
