import { ResendMail } from "@/components/accounts/resend-mail.client";
import { JobCardCompact } from "@/components/jobs/job-card-compact";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { SentView } from "@/lib/applications/views.schema";
import type { JobCard } from "@/lib/jobs/schema";
import { StepsAfterSending } from "./next-steps";
import { SentLinks } from "./sent-links";

type Props = { sent: SentView };
type ScreenProps = Props & { similar: readonly JobCard[]; now: Date };

/** What still separates a held application from the employer, and how to fix it. */
function Held({ sent: { companyName, accountEmail } }: Props) {
  return (
    <>
      <Notice tone="warn">
        <p>
          <b>Verify your email address to send it.</b> {companyName} gets it as soon as you open the
          link we sent to {accountEmail}.
        </p>
      </Notice>
      <ResendMail email={accountEmail} />
      <p className="text-muted">
        Not your address? <a href="/app/settings">Change it in your settings</a>.
      </p>
    </>
  );
}

/**
 * Confirms that an application was sent, or is held, with its reference, what happens next, and
 * jobs to apply to next.
 */
export function SentScreen({ sent, similar, now }: ScreenProps) {
  const { id, reference, status, title, companyName } = sent;
  const isHeld = status === "held";
  return (
    <div className="wrap py-10 pb-20">
      <div className="panel pad sent-card">
        <header>
          <Icon
            name={isHeld ? "clock" : "circle-check"}
            size="lg"
            className={isHeld ? "mb-3 text-muted" : "mb-3 text-good"}
          />
          <h1>{isHeld ? "Your application is saved" : "Application Submitted!"}</h1>
          <p className="mt-2 text-muted">
            {isHeld
              ? "There's one more step before the employer gets it."
              : "Your application has been received."}
          </p>
        </header>
        {isHeld && <Held sent={sent} />}
        <dl className="sent-facts">
          <div>
            <dt>Job</dt>
            <dd dir="auto">
              {title}, {companyName}
            </dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd className="sent-reference">{reference}</dd>
          </div>
        </dl>
        <StepsAfterSending isHeld={sent.status === "held"} companyName={sent.companyName} />
        <p className="text-muted">
          Changed your mind? You can <a href={`/applications/${id}`}>withdraw it</a> at any time
          before there is an answer.
        </p>
        <SentLinks applicationId={id} />
      </div>
      {similar.length > 0 && (
        <section className="sent-similar" aria-labelledby="similar-title">
          <h2 id="similar-title">Similar jobs</h2>
          <StaticMarkup className="job-list job-panel">
            {similar.map((job) => (
              <JobCardCompact key={job.id} job={job} now={now} />
            ))}
          </StaticMarkup>
        </section>
      )}
    </div>
  );
}
