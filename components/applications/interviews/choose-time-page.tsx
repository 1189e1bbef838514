import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { lengthWords } from "@/lib/applications/interviews/lengths";
import type { InterviewView } from "@/lib/applications/interviews/schema";
import type { InvitationStatus, InvitationView } from "@/lib/applications/interviews/slots.schema";
import type { ApplicationView } from "@/lib/applications/views.schema";
import type { ApplicationPaths } from "../by-hand/application-paths";
import { ChooseTime } from "./choose-time.client";
import { interviewerNames, Place } from "./interview-facts";
import { ZonedTime } from "./zoned-time.client";

type Props = {
  application: ApplicationView;
  invitation: InvitationView;
  booked: InterviewView | null;
  paths: ApplicationPaths;
};

const OVER: Record<Exclude<InvitationStatus, "open">, string> = {
  chosen: "This interview was called off. Write to the employer if you still want to talk.",
  refused: "You said that none of these times works. The employer knows.",
  expired: "It's too late to choose a time. Write to the employer if you still want to talk.",
  withdrawn: "The employer took these times back.",
};

function Intro({ invitation, booked }: Pick<Props, "invitation" | "booked">) {
  const { interviewers, chooseUntil, timeZone, place, note, status } = invitation;
  const withWhom = interviewers.length > 0 ? ` with ${interviewerNames(interviewers)}` : "";
  return (
    <>
      <p className="text-muted">
        {lengthWords(invitation)}
        {withWhom}. <Place place={place} />
      </p>
      {booked && (
        <p className="text-muted">
          Now: <ZonedTime at={booked.startsAt} timeZone={booked.timeZone} />. We keep it until you
          confirm another time.
        </p>
      )}
      {status === "open" && (
        <p className="text-muted">
          Please choose by <ZonedTime at={chooseUntil} timeZone={timeZone} />.
        </p>
      )}
      {note && (
        <p className="plain-text" dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

/** Where an applicant chooses a time for an interview, or another one. */
export function ChooseTimePage({ application, invitation, booked, paths }: Props) {
  const { id, jobSnapshot } = application;
  const { title, companyName } = jobSnapshot;
  const isOpen = invitation.status === "open" || (invitation.status === "chosen" && booked);
  return (
    <div className="wrap choose-time">
      <BackLink href={paths.page(id)}>
        {title}, {companyName}
      </BackLink>
      <h1>{booked ? "Move your interview" : "Choose a time for your interview"}</h1>
      <Intro invitation={invitation} booked={booked} />
      {isOpen ? (
        <ChooseTime
          applicationId={id}
          companyName={companyName}
          invitation={invitation}
          booked={booked}
        />
      ) : (
        <Notice tone="warn">
          {invitation.status !== "open" && OVER[invitation.status]}{" "}
          <a className="link" href={`${paths.page(id)}#messages`}>
            Write to {companyName}
          </a>
        </Notice>
      )}
    </div>
  );
}
