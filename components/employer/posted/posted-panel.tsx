import { LinkButton } from "@/components/ui/button";
import { Arrival } from "@/components/ui/forms/arrival.client";
import { Icon } from "@/components/ui/icon";
import { type PostedJob, postedSteps, postedWords } from "./posted-words";

function Next(props: PostedJob) {
  return (
    <section aria-labelledby="next-h">
      <h3 id="next-h">What happens now</h3>
      <ol className="timeline">
        {postedSteps(props).map(({ state, title, text }) => (
          <li key={title} className={state === "done" ? undefined : state}>
            <b>{title}</b>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Right after posting: where the job is now, what is missing, and what happens next. */
export function PostedPanel(props: PostedJob) {
  const { job, isCompanyVerified } = props;
  const { title, text } = postedWords(props);
  const needsCompany = !isCompanyVerified && (job.isHeld || job.status === "in_review");
  return (
    <Arrival>
      <section className="panel posted" aria-labelledby="posted-h">
        <div className="posted-now">
          <h2 id="posted-h">
            {job.status === "live" && <Icon name="circle-check" size="lg" />}
            {title}
          </h2>
          <p>{text}</p>
          {needsCompany && (
            <p>
              Verify your company, and its jobs go live without waiting for us. It takes a link to
              an address at its own domain.
            </p>
          )}
          <div className="row posted-acts">
            {needsCompany && (
              <LinkButton href="/employer/profile#verification" variant="primary">
                Verify Your Company
              </LinkButton>
            )}
            <LinkButton href="/employer">
              <Icon name="plus" size="sm" />
              Post Another Job
            </LinkButton>
          </div>
        </div>
        <Next {...props} />
      </section>
    </Arrival>
  );
}
