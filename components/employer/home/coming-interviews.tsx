import type { ComingInterview } from "@/lib/applications/waiting-work.schema";
import { ComingDays } from "./coming-days.client";

type Props = { interviews: readonly ComingInterview[]; readerId: string; now: Date };

/** The interviews of the coming week. */
export function ComingInterviews({ interviews, readerId, now }: Props) {
  return (
    <section className="panel coming" aria-labelledby="coming-title">
      <h2 id="coming-title">Interviews this week</h2>
      {interviews.length === 0 ? (
        <p className="text-muted">None. Offer applicants times, and they choose one.</p>
      ) : (
        <ComingDays interviews={interviews} readerId={readerId} now={now.toISOString()} />
      )}
    </section>
  );
}
