import { ActionButton } from "@/components/ui/action.client";
import type { PoolState } from "@/lib/applications/talent-pool/schema";
import { POOL_PATH } from "./pool-paths";

type Props = {
  applicationId: string;
  name: string;
  /** Where the applicant stands with the talent pool; null for someone who wasn't asked. */
  state: PoolState | null;
};

/** Asks an applicant whether the company may keep them for other jobs. */
export function PoolQuestion({ applicationId, name, state }: Props) {
  return (
    <section className="panel app-part no-print" aria-labelledby="pool-title">
      <h2 id="pool-title">Talent pool</h2>
      {state === null ? (
        <>
          <p>
            Keep {name} in mind for other jobs, also after this application is deleted. We ask for
            their consent by email.
          </p>
          <ActionButton
            label="Ask for Talent Pool"
            method="POST"
            path={`/api/employer/applications/${applicationId}/talent-pool`}
            done={`We've asked ${name}.`}
          />
        </>
      ) : state.isGiven ? (
        <p>
          <a className="link" href={`${POOL_PATH}/${state.id}`}>
            {name} is in your talent pool
          </a>
        </p>
      ) : (
        <p>{name} was asked and hasn't answered yet.</p>
      )}
    </section>
  );
}
