import type { ReactNode } from "react";
import { ChangeList } from "@/components/employer/jobs/change-list";
import { Notice } from "@/components/ui/notice";
import type { ReviewItem } from "@/lib/moderation/queue/review-items.schema";
import { sinceLabel } from "@/lib/shared/dates";
import { FactList } from "../fact-list";
import { Asked, NearCopies, SentAgainChanges } from "./review-comparisons";
import { JobText, Reports, RiskNotice } from "./review-parts";

type ItemOfKind<Kind extends ReviewItem["kind"]> = Extract<ReviewItem, { kind: Kind }>;

function JobReview({ item }: { item: ItemOfKind<"job"> }) {
  return (
    <>
      {item.sentAgain && <SentAgainChanges sentAgain={item.sentAgain} />}
      <RiskNotice risk={item.job.risk} />
      <NearCopies copies={item.nearCopies} />
      <JobText job={item.job} />
    </>
  );
}

function EditReview({ item, now }: { item: ItemOfKind<"edit">; now: Date }) {
  return (
    <>
      {item.asked && <Asked decision={item.asked} />}
      <RiskNotice risk={item.risk} />
      <p className="employer-job-muted">
        {item.by ?? "Someone"} wants to change this, {sinceLabel(item.at, now)}. The job stays as it
        was until you decide.
      </p>
      <div className="review-sides">
        <section aria-labelledby="changes">
          <h3 id="changes">What changes</h3>
          <ChangeList changes={item.changes} />
        </section>
        <section className="review-side" aria-labelledby="live-version">
          <h3 id="live-version">As it is now</h3>
          <JobText job={item.job} />
        </section>
      </div>
    </>
  );
}

function ReportReview({ item, now }: { item: ItemOfKind<"report">; now: Date }) {
  return (
    <>
      <Reports reports={item.reports} now={now} />
      <RiskNotice risk={item.job.risk} />
      <NearCopies copies={item.nearCopies} />
      <JobText job={item.job} />
    </>
  );
}

function AppealReview({ item }: { item: ItemOfKind<"appeal"> }) {
  const { decision, by, job } = item;
  return (
    <>
      <Notice tone="warn">
        <b>
          {decision.title}
          {decision.by ? `, by ${decision.by}` : ""}
        </b>
        <p className="review-words" dir="auto">
          {decision.reason}
        </p>
      </Notice>
      <section aria-labelledby="appeal">
        <h3 id="appeal">{by ?? "Someone"} says</h3>
        <p className="review-words" dir="auto">
          {decision.appeal?.text}
        </p>
      </section>
      {job && (
        <>
          <RiskNotice risk={job.risk} />
          <JobText job={job} />
        </>
      )}
    </>
  );
}

function LookAlikeReview({ item, now }: { item: ItemOfKind<"company">; now: Date }) {
  const { domain, other, otherCompany, by, at } = item;
  return (
    <>
      <Notice tone="bad">
        <b>
          {domain} looks like {other}
        </b>
        <p>
          {otherCompany ? (
            <>
              <a href={`/companies/${otherCompany.slug}`}>{otherCompany.name}</a> has verified{" "}
              {other}.
            </>
          ) : (
            `No one has verified ${other} yet.`
          )}
        </p>
      </Notice>
      <p className="employer-job-muted">
        {by ?? "Someone"} wants to verify it, {sinceLabel(at, now)}. If you allow it, the company
        still has to prove that it owns the domain.
      </p>
    </>
  );
}

function AdminReview({ item }: { item: ItemOfKind<"admin"> }) {
  const { username, email, hasVerifiedEmail } = item;
  return (
    <>
      <FactList
        facts={[
          { name: "User name", value: `@${username}` },
          { name: "Email", value: `${email}${hasVerifiedEmail ? "" : " (not verified)"}` },
        ]}
      />
      <p className="employer-job-muted">
        They can't do anything as an admin until you approve and they've set up two-factor login. If
        you decline, they stay a job seeker.
      </p>
    </>
  );
}

/** The open item, with everything needed to decide. */
export function ReviewBody({ item, now }: { item: ReviewItem; now: Date }): ReactNode {
  switch (item.kind) {
    case "job":
      return <JobReview item={item} />;
    case "edit":
      return <EditReview item={item} now={now} />;
    case "report":
      return <ReportReview item={item} now={now} />;
    case "appeal":
      return <AppealReview item={item} />;
    case "company":
      return <LookAlikeReview item={item} now={now} />;
    case "admin":
      return <AdminReview item={item} />;
  }
}
