import { ZonedTime } from "@/components/applications/interviews/zoned-time.client";
import { Icon } from "@/components/ui/icon";
import type { ComingInterview } from "@/lib/applications/waiting-work.schema";

/** Where it is: a call is a link, whose address is of no interest. */
function Room({ place, name }: { place: string; name: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <p dir="auto">{place}</p>;
  return (
    <a
      className="link"
      href={place}
      rel="noopener noreferrer nofollow"
      target="_blank"
      aria-label={`Open the call with ${name}`}
    >
      <Icon name="external-link" size="sm" />
      Open call
    </a>
  );
}

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
                `, with ${new Intl.ListFormat("en").format(interviewers.map((one) => one.name))}`}
            </p>
            <Room place={interview.place} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
