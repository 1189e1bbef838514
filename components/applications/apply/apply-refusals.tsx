import { LinkButton } from "@/components/ui/button";
import type { Prefill } from "@/lib/applications/views.schema";
import { formatDay } from "@/lib/shared/dates";
import { SentLinks } from "./sent-links";

type Application = NonNullable<Prefill["application"]>;

/** Replaces the form for someone who has already applied. */
export function AppliedBefore({ application }: { application: Application }) {
  const { id, status, createdAt } = application;
  return (
    <section className="panel pad form-grid" aria-labelledby="applied">
      <h2 id="applied" className="text-xl">
        You applied to this job on {formatDay(createdAt)}
      </h2>
      <p>
        {status === "withdrawn"
          ? "You've since withdrawn it. You can apply for a job only once."
          : "You can apply for a job only once. Your applications show how it's going."}
      </p>
      <SentLinks applicationId={id} />
    </section>
  );
}

/** Replaces the form for the company's own members. */
export function OwnCompany({ companyName }: { companyName: string }) {
  return (
    <section className="panel pad form-grid" aria-labelledby="own-company">
      <h2 id="own-company" className="text-xl">
        This is your own company's job
      </h2>
      <p>You're a member of {companyName}, so you can't apply. This is how applicants see it.</p>
      <div className="row">
        <LinkButton href="/jobs">Back to Jobs</LinkButton>
      </div>
    </section>
  );
}
