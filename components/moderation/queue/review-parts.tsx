import { Icon } from "@/components/ui/icon";
import { RISK_HIGH, RISK_MOST, type RiskFlag } from "@/lib/jobs/risk/schema";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import type {
  CompanyFacts,
  JobUnderReview,
  ReportView,
} from "@/lib/moderation/queue/review-items.schema";
import { REPORT_CATEGORIES } from "@/lib/moderation/reports.schema";
import { formatDay, sinceLabel } from "@/lib/shared/dates";
import { FactList, type NamedFact } from "../fact-list";
import { appealState } from "./review-words";

/** What the rules found, each with the matching words. */
export function RiskNotice({ risk }: { risk: { score: number; flags: RiskFlag[] } }) {
  if (risk.flags.length === 0) return null;
  return (
    <div className={risk.score >= RISK_HIGH ? "notice notice-bad" : "notice notice-warn"}>
      <Icon name="shield-alert" />
      <div>
        <b>
          Risk {risk.score} of {RISK_MOST}
        </b>
        <ul className="risk-list">
          {risk.flags.map(({ rule, title, words, weight }) => (
            <li key={rule}>
              {title}: <q dir="auto">{words}</q> <span className="risk-weight">+{weight}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A posting's text as people read it, with the flagged words marked. */
export function JobText({ job }: { job: JobUnderReview }) {
  return (
    <>
      <dl className="employer-job-facts review-facts">
        {job.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <div
        className="prose review-prose"
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown() has sanitised it
        dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
      />
      {job.questions.length > 0 && (
        <section aria-labelledby="questions">
          <h3 id="questions">Questions to applicants</h3>
          <ul className="review-questions" dir="auto">
            {job.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What people reported about a posting. */
export function Reports({ reports, now }: { reports: readonly ReportView[]; now: Date }) {
  return (
    <ul className="review-reports">
      {reports.map(({ category, text, at, by }) => (
        <li key={`${at} ${text}`} className="notice notice-warn">
          <Icon name="flag" />
          <div>
            <b>{REPORT_CATEGORIES[category]}</b>
            {text && (
              <p className="review-words" dir="auto">
                {text}
              </p>
            )}
            <p className="employer-job-muted">
              {by ?? "Someone without an account"}, <time dateTime={at}>{sinceLabel(at, now)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The company behind the posting, beside what is decided. */
export function CompanyAside({ company }: { company: CompanyFacts }) {
  const facts: NamedFact[] = [
    { name: "Status", value: company.status === "active" ? "Active" : "Suspended" },
    { name: "Verified", value: company.verifiedBy ? `By ${company.verifiedBy}` : "No" },
    { name: "Website", value: company.website ?? "None" },
    { name: "Made", value: formatDay(company.createdAt) },
    { name: "Open jobs", value: String(company.liveJobs) },
    { name: "Taken down", value: String(company.removedJobs) },
    ...company.owners.map(({ username, name, email, hasVerifiedEmail }) => ({
      key: username,
      name: "Owner",
      value: `${name} (${email}${hasVerifiedEmail ? "" : ", not verified"})`,
    })),
  ];
  return (
    <section className="review-company" aria-labelledby="review-company">
      <h2 id="review-company" dir="auto">
        <a href={`/admin/companies/${company.id}`}>{company.name}</a>
      </h2>
      <FactList facts={facts} />
    </section>
  );
}

/** Earlier decisions, newest first. */
export function Decisions({ decisions }: { decisions: readonly DecisionView[] }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">Decisions</h2>
      <ol className="review-decisions">
        {decisions.map(({ id, title, at, by, reason, appeal }) => (
          <li key={id}>
            <b>{title}</b>
            <p className="employer-job-muted">
              {by ? `${by}, ` : ""}
              <time dateTime={at}>{formatDay(at)}</time>
            </p>
            {reason && (
              <p className="review-words" dir="auto">
                {reason}
              </p>
            )}
            {appeal && <p className="employer-job-muted">{appealState(appeal)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
