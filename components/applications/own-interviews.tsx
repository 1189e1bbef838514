import type { InterviewView } from "@/lib/applications/interviews/schema";
import { InterviewFacts } from "./interview-facts";

type Props = { applicationId: string; interviews: readonly InterviewView[] };

/** The interviews that an applicant is invited to; renders nothing without any. */
export function OwnInterviews({ applicationId, interviews }: Props) {
  if (interviews.length === 0) return null;
  return (
    <section className="panel app-part" id="interviews" aria-labelledby="interviews-title">
      <h2 id="interviews-title">Interviews</h2>
      <ul className="interviews">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewFacts id={applicationId} interview={interview} />
          </li>
        ))}
      </ul>
      <p className="help">Doesn't the time suit you? Write to the employer below.</p>
    </section>
  );
}
