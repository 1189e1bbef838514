import type { InterviewView } from "@/lib/applications/interviews/schema";
import { formatZoned } from "@/lib/shared/dates";

/** A place as it is shown: a link to a call is clickable. */
function Place({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span dir="auto">{place}</span>;
  return (
    <a href={place} rel="noopener noreferrer nofollow" target="_blank">
      {place}
    </a>
  );
}

/** When and where an interview takes place, for either side. */
export function InterviewFacts({ id, interview }: { id: string; interview: InterviewView }) {
  const { startsAt, timeZone, minutes, place, note, isCancelled, isPast } = interview;
  return (
    <>
      <p>
        <b>
          <time dateTime={startsAt}>{formatZoned(startsAt, timeZone)}</time>
        </b>
        {isCancelled ? (
          <span className="badge badge-warn ml-2">Cancelled</span>
        ) : (
          isPast && <span className="badge ml-2">Over</span>
        )}
      </p>
      <p className="text-muted">
        {minutes} minutes · <Place place={place} />
      </p>
      {note && (
        <p className="plain-text" dir="auto">
          {note}
        </p>
      )}
      {!isPast && (
        <p className="no-print">
          <a
            className="link"
            href={`/api/applications/${id}/interviews/${interview.id}/calendar`}
            download
          >
            Add to your calendar
          </a>
        </p>
      )}
    </>
  );
}
