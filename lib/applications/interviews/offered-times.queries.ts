import "server-only";
import { cache } from "react";
import type { Party } from "../by-hand/party";
import { findApplication } from "../queries";
import type { ApplicationView } from "../views.schema";
import { listInterviews } from "./queries";
import type { InterviewView } from "./schema";
import { listInvitations } from "./slots.queries";
import type { InvitationView } from "./slots.schema";

/** What an applicant chooses a time from. */
type OfferedTimes = {
  application: ApplicationView;
  invitation: InvitationView;
  /** The interview that was booked with it; null before. */
  booked: InterviewView | null;
};

/**
 * The latest times that an applicant was offered, and the interview booked with them; `null` for
 * anyone else, and when there are none. Cached for the request.
 */
export const findOfferedTimes = cache(
  async (party: Party, applicationId: string): Promise<OfferedTimes | null> => {
    const application = await findApplication(party, applicationId);
    if (!application) return null;
    const [invitation] = await listInvitations(party, applicationId);
    if (!invitation) return null;
    const interviews = await listInterviews(party, applicationId);
    const slotIds = invitation.slots.map(({ id }) => id);
    const booked = interviews.find(
      ({ slotId, isPast }) => slotId !== null && slotIds.includes(slotId) && !isPast,
    );
    return { application, invitation, booked: booked ?? null };
  },
);
