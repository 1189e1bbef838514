import { ActionButton } from "@/components/ui/action.client";
import { lengthWords } from "@/lib/applications/interviews/lengths";
import type { InvitationStatus, InvitationView } from "@/lib/applications/interviews/slots.schema";
import { interviewerNames } from "./interview-facts";
import { ZonedTime } from "./zoned-time.client";

const ENDS: Record<Exclude<InvitationStatus, "open" | "chosen">, (name: string) => string> = {
  refused: (name) => `None of these times works for ${name}.`,
  expired: (name) => `${name} chose none of these times.`,
  withdrawn: () => "You took these times back.",
};

type Props = { applicationId: string; name: string; times: InvitationView };

/** The times that an applicant can choose from, or could, as the company sees them. */
export function OfferedTimes({ applicationId, name, times }: Props) {
  const { id, status, slots, timeZone, chooseUntil, interviewers, words } = times;
  const withWhom = interviewers.length > 0 ? ` with ${interviewerNames(interviewers)}` : "";
  return (
    <div className="offered-times" data-status={status}>
      <p>
        <b>
          {status === "open" || status === "chosen"
            ? `${name} can choose a time`
            : ENDS[status](name)}
        </b>
      </p>
      {words && (
        <p className="plain-text text-muted">
          {name} wrote: <span dir="auto">{words}</span>
        </p>
      )}
      <ul className="offered-list">
        {slots.map((slot) => (
          <li key={slot.id}>
            <ZonedTime at={slot.startsAt} timeZone={timeZone} />
            {slot.isTaken && status === "open" && <span className="badge ml-2">Taken</span>}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {lengthWords(times)}
        {withWhom}
        {status === "open" && (
          <>
            , until <ZonedTime at={chooseUntil} timeZone={timeZone} />
          </>
        )}
      </p>
      {status === "open" && (
        <ActionButton
          label="Take Back"
          method="DELETE"
          path={`/api/applications/${applicationId}/interview-times/${id}`}
          done={`The times are taken back. We've told ${name}.`}
          variant="btn-quiet"
          confirm={`${name} can no longer choose one then.`}
        />
      )}
    </div>
  );
}
