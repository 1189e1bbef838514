import { lengthWords } from "@/lib/applications/interviews/lengths";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationView } from "@/lib/applications/interviews/slots.schema";
import { plural } from "@/lib/shared/plural";
import type { ApplicationPaths } from "../by-hand/application-paths";
import { calendarPath, InterviewFacts, interviewerNames } from "./interview-facts";
import { OwnCallOff } from "./own-call-off.client";
import { ZonedTime } from "./zoned-time.client";

type Props = {
  applicationId: string;
  companyName: string;
  interviews: readonly InterviewView[];
  invitations: readonly InvitationView[];
  paths: ApplicationPaths;
};

function ChoiceWaits({ timesHref, invitation }: ChoiceProps) {
  const { slots, interviewers, chooseUntil, timeZone } = invitation;
  const free = slots.filter(({ isTaken }) => !isTaken).length;
  const withWhom = interviewers.length > 0 ? ` with ${interviewerNames(interviewers)}` : "";
  return (
    <li>
      <p>
        <span className="beacon mr-4" />
        <b>
          {plural(free, {
            one: "{count} time to choose from",
            other: "{count} times to choose from",
          })}
        </b>
      </p>
      <p className="text-muted">
        {lengthWords(invitation)}
        {withWhom}. Choose by <ZonedTime at={chooseUntil} timeZone={timeZone} />.
      </p>
      <p className="no-print">
        <a className="btn btn-primary" href={timesHref}>
          Choose a Time
        </a>
      </p>
    </li>
  );
}
type ChoiceProps = { timesHref: string; invitation: InvitationView };

/** The interviews that an applicant is invited to; renders nothing without any. */
export function OwnInterviews(props: Props) {
  const { applicationId, companyName, interviews, invitations, paths } = props;
  const open = invitations.find(({ status }) => status === "open");
  if (interviews.length === 0 && !open) return null;
  return (
    <section
      className="panel app-part"
      id="interviews"
      aria-labelledby="interviews-title"
      tabIndex={-1}
    >
      <h2 id="interviews-title">Interviews</h2>
      <ul className="interviews">
        {open && <ChoiceWaits timesHref={paths.times(applicationId)} invitation={open} />}
        {interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewFacts
              calendarHref={paths.file(calendarPath(applicationId, interview.id))}
              interview={interview}
              applicant="You"
            />
            {!interview.isPast && (
              <div className="part-actions no-print">
                {interview.slotId && (
                  <a className="btn btn-outline btn-sm" href={paths.times(applicationId)}>
                    Move
                  </a>
                )}
                <OwnCallOff
                  applicationId={applicationId}
                  interviewId={interview.id}
                  companyName={companyName}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="help">Doesn't the time suit you? Write to the employer below.</p>
    </section>
  );
}
