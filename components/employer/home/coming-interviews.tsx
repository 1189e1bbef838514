import { Place } from "@/components/applications/interviews/interview-facts";
import { ZonedTime } from "@/components/applications/interviews/zoned-time.client";
import type { ComingInterview } from "@/lib/applications/waiting-work.schema";

type Props = { interviews: readonly ComingInterview[] };

/** The interviews of the coming week. */
export function ComingInterviews({ interviews }: Props) {
  return (
    <section className="panel coming" aria-labelledby="coming-title">
      <h2 id="coming-title">Interviews this week</h2>
      {interviews.length === 0 && (
        <p className="text-muted">None. Offer applicants times, and they choose one.</p>
      )}
      <ul>
        {interviews.map(({ id, applicationId, name, jobTitle, interviewers, ...interview }) => (
          <li key={id}>
            <p>
              <b>
                <ZonedTime at={interview.startsAt} timeZone={interview.timeZone} />
              </b>
            </p>
            <p dir="auto">
              <a className="link" href={`/employer/applications/${applicationId}#interviews`}>
                {name}
              </a>
              , {jobTitle}
            </p>
            <p className="text-muted">
              {interview.minutes} minutes
              {interviewers.length > 0 &&
                ` with ${new Intl.ListFormat("en").format(interviewers.map((one) => one.name))}`}
              {" · "}
              <Place place={interview.place} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
