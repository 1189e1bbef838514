import { Icon } from "@/components/ui/icon";
import { LocalTime } from "@/components/ui/local-time.client";
import type { PipelineRow } from "@/lib/applications/pipeline/schema";
import { formatShortDay } from "@/lib/shared/dates";
import { MEDIUM_NAMES } from "../interviews/medium-names";
import { payText } from "../offers/offer-words";

/** "Video, with Marta and Rui"; empty if nothing is known. */
function meetingOf({ interviewMedium, interviewers }: PipelineRow): string {
  const people = new Intl.ListFormat("en").format(interviewers);
  return [interviewMedium && MEDIUM_NAMES[interviewMedium], people && `with ${people}`]
    .filter(Boolean)
    .join(", ");
}

function Offer({ offer }: { offer: NonNullable<PipelineRow["offer"]> }) {
  const { payAmount, payCurrency, payPeriod, startsOn, answerBy } = offer;
  return (
    <p className="cand-event">
      <Icon name="handshake" size="sm" />
      <span>
        <b>{offer.isAccepted ? "Offer accepted" : `Offer until ${formatShortDay(answerBy)}`}</b>
        <span>
          {payText(payAmount, payCurrency, payPeriod)}, from {formatShortDay(startsOn)}
        </span>
      </span>
    </p>
  );
}

/** What someone's card says first: their next interview, or their offer. */
export function CardEvent({ row }: { row: PipelineRow }) {
  if (row.interviewAt === null) return row.offer && <Offer offer={row.offer} />;
  const meeting = meetingOf(row);
  return (
    <p className="cand-event">
      <Icon name="calendar" size="sm" />
      <span>
        <b>
          <span className="sr">Interview </span>
          <LocalTime at={row.interviewAt} />
        </b>
        {meeting && <span dir="auto">{meeting}</span>}
      </span>
    </p>
  );
}
