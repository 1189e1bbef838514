import { lengthWords } from "@/lib/applications/interviews/lengths";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import { ZonedTime } from "./zoned-time.client";

/** Where the API gives an interview's calendar file. */
export function calendarPath(applicationId: string, interviewId: string): string {
  return `/api/applications/${applicationId}/interviews/${interviewId}/calendar`;
}

/** A place as it is shown: a link to a call is clickable. */
export function Place({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span dir="auto">{place}</span>;
  return (
    <a href={place} rel="noopener noreferrer nofollow" target="_blank">
      {place}
    </a>
  );
}

/** The names of those who take part, as part of a sentence. */
export function interviewerNames(interviewers: InterviewView["interviewers"]): string {
  return new Intl.ListFormat("en").format(interviewers.map(({ name }) => name));
}

/** What was said with the last change, and by which side. */
function Words({ interview, applicant }: { interview: InterviewView; applicant: string }) {
  const { words, isApplicantsChange } = interview;
  if (words === null) return null;
  const who = isApplicantsChange ? applicant : "The employer";
  return (
    <p className="plain-text text-muted">
      {who === "You" ? "You wrote" : `${who} wrote`}: <span dir="auto">{words}</span>
    </p>
  );
}

type Props = {
  /** Where its calendar file is. */
  calendarHref: string;
  interview: InterviewView;
  /** What this side calls the applicant: by name, or "You". */
  applicant: string;
};

/** When, where and with whom an interview takes place, for either side. */
export function InterviewFacts({ calendarHref, interview, applicant }: Props) {
  const { startsAt, timeZone, place, note, isCancelled, isPast, interviewers } = interview;
  return (
    <>
      <p>
        <b>
          <ZonedTime at={startsAt} timeZone={timeZone} />
        </b>
        {isCancelled ? (
          <span className="badge badge-warn ml-2">Cancelled</span>
        ) : (
          isPast && <span className="badge ml-2">Over</span>
        )}
      </p>
      <p className="text-muted">
        {lengthWords(interview)} · <Place place={place} />
      </p>
      {interviewers.length > 0 && (
        <p className="text-muted">With {interviewerNames(interviewers)}</p>
      )}
      {note && (
        <p className="plain-text" dir="auto">
          {note}
        </p>
      )}
      <Words interview={interview} applicant={applicant} />
      {!isPast && (
        <p className="no-print">
          <a className="link" href={calendarHref} download>
            Add to your calendar
          </a>
        </p>
      )}
    </>
  );
}
