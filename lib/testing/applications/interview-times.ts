import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { offerTimes } from "@/lib/applications/interviews/slots.commands";
import type { NewSlotSet } from "@/lib/applications/interviews/slots.schema";

/** A local time in so many days. */
export function inDays(days: number, time = "09:30"): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

/** Three times in some weeks to offer to applicants, who can choose for ten days. */
export function someTimes(
  applicationIds: string[],
  values: Partial<Omit<NewSlotSet, "applicationIds">> = {},
): NewSlotSet {
  return {
    ...{ id: randomUUID(), applicationIds, minutes: 45, movesOn: true, interviewerIds: [] },
    ...{ times: [inDays(20), inDays(20, "14:00"), inDays(21)], chooseUntil: inDays(10) },
    ...{ timeZone: "Asia/Kolkata", place: "12 Pier Road", note: "Bring bread" },
    ...{ medium: null, gapMinutes: 0 },
    ...values,
  };
}

/**
 * Offers times to an applicant, or to all that `values` names. Returns the first invitation, where
 * the applicant answers it, and the ids of its times.
 */
export async function offerSomeTimes(
  employer: Actor,
  applicationId: string,
  { applicationIds = [applicationId], ...values }: Partial<NewSlotSet> = {},
) {
  const [invitation] = await offerTimes(employer, someTimes(applicationIds, values));
  if (!invitation) throw new Error("nothing was offered");
  const place = { applicationId, timesId: invitation.id };
  return { invitation, place, slots: invitation.slots.map(({ id }) => id) };
}
