import { LinkButton } from "@/components/ui/button";
import type { Prefill } from "@/lib/applications/schema";
import { formatDay } from "@/lib/shared/dates";

type Application = NonNullable<Prefill["application"]>;

/** In place of the form, for whoever has applied. */
export function AppliedBefore({ application }: { application: Application }) {
  const { id, status, createdAt } = application;
  return (
    <section className="panel pad form-grid" aria-labelledby="applied">
      <h2 id="applied" className="text-xl">
        You applied to this job on {formatDay(createdAt)}
      </h2>
      <p>
        {status === "withdrawn"
          ? "You withdrew it since. One can apply to a job once."
          : "One can apply to a job once. How far yours is stands in your applications."}
      </p>
      <div className="row">
        <LinkButton href={`/applications/${id}`} variant="primary">
          See your application
        </LinkButton>
        <LinkButton href="/jobs">Back to Jobs</LinkButton>
      </div>
    </section>
  );
}

/** In place of the form, for whoever belongs to the company. */
export function OwnCompany({ companyName }: { companyName: string }) {
  return (
    <section className="panel pad form-grid" aria-labelledby="own-company">
      <h2 id="own-company" className="text-xl">
        This is a job of your own company
      </h2>
      <p>You belong to {companyName}, so you cannot apply to it. This is how applicants find it.</p>
      <div className="row">
        <LinkButton href="/jobs">Back to Jobs</LinkButton>
      </div>
    </section>
  );
}
