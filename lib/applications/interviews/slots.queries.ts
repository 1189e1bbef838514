import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { redact } from "../applicants/redaction";
import type { Party } from "../by-hand/party";
import { findHandled } from "../employer-view/queries";
import { findSide } from "../messaging/messages.queries";
import { namesOf } from "./interview-times";
import type { BusyTime, InvitationView, SlotView } from "./slots.schema";

const person = { select: { id: true, fullName: true, username: true } } as const;

const select = {
  id: true,
  setId: true,
  status: true,
  createdAt: true,
  words: true,
  set: {
    select: {
      minutes: true,
      timeZone: true,
      place: true,
      medium: true,
      note: true,
      chooseUntil: true,
      interviewers: { select: { user: person } },
    },
  },
} as const;

type Slot = { id: string; setId: string; startsAt: Date; isTaken: boolean };

/** The times of sets, each with whether this application can't have it (any longer). */
async function listSlots(
  setIds: readonly string[],
  applicationId: string,
  now: Date,
): Promise<Slot[]> {
  return db.$queryRaw<Slot[]>`
    SELECT s.id, s.set_id AS "setId", s.starts_at AS "startsAt", s.starts_at <= ${now} OR EXISTS (
      SELECT FROM interviews i WHERE i.cancelled_at IS NULL AND i.application_id <> ${applicationId}::uuid
        AND (i.slot_id = s.id OR (
          i.starts_at < s.starts_at + (t.minutes + t.gap_minutes) * interval '1 minute'
          AND i.starts_at + (i.minutes + i.gap_minutes) * interval '1 minute' > s.starts_at
          AND EXISTS (
            SELECT FROM interview_interviewers p JOIN slot_set_interviewers m ON m.user_id = p.user_id
            WHERE p.interview_id = i.id AND m.set_id = t.id)))) AS "isTaken"
    FROM interview_slots s JOIN interview_slot_sets t ON t.id = s.set_id
    WHERE t.id = ANY(${[...setIds]}::uuid[]) ORDER BY s.starts_at, s.id`;
}

/**
 * The invitations to choose a time that an applicant got, for both sides, latest first. Throws
 * `not_found` for strangers.
 */
export async function listInvitations(
  actor: Party,
  applicationId: string,
  now = new Date(),
): Promise<InvitationView[]> {
  const side = await findSide(actor, applicationId, { needed: "decide" });
  const rows = await db.interviewInvitation.findMany({
    where: { applicationId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select,
  });
  if (rows.length === 0) return [];
  const setIds = rows.map(({ setId }) => setId);
  const slots = await listSlots(setIds, applicationId, now);
  const toSlot = ({ id, startsAt, isTaken }: Slot): SlotView => ({
    ...{ id, isTaken, startsAt: startsAt.toISOString() },
  });
  return rows.map(({ id, setId, status, createdAt, words, set }) => {
    const { chooseUntil, interviewers, ...circumstances } = set;
    const isOver = status === "open" && chooseUntil <= now;
    const isHidden = side.hiddenName !== null;
    return {
      ...{ id, status: isOver ? "expired" : status, ...circumstances },
      chooseUntil: chooseUntil.toISOString(),
      createdAt: createdAt.toISOString(),
      words: words && isHidden ? redact(words, side.applicantName ?? "") : words,
      interviewers: namesOf(interviewers),
      slots: slots.filter((slot) => slot.setId === setId).map(toSlot),
    };
  });
}

/**
 * When the members of an application's company are in interviews from now on, or have offered to be.
 * Throws `not_found` for strangers.
 */
export async function listBusyTimes(
  actor: Actor,
  applicationId: string,
  now = new Date(),
): Promise<BusyTime[]> {
  const { companyId } = await findHandled(actor, applicationId);
  const rows = await db.$queryRaw<
    { userId: string; startsAt: Date; minutes: number; isOffered: boolean }[]
  >`
    SELECT p.user_id AS "userId", i.starts_at AS "startsAt",
      i.minutes + i.gap_minutes AS minutes, false AS "isOffered"
    FROM interview_interviewers p JOIN interviews i ON i.id = p.interview_id
    JOIN company_members m ON m.user_id = p.user_id AND m.company_id = ${companyId}::uuid
    WHERE i.cancelled_at IS NULL AND i.starts_at > ${now}
    UNION ALL
    SELECT p.user_id, s.starts_at, t.minutes + t.gap_minutes, true
    FROM slot_set_interviewers p JOIN interview_slot_sets t ON t.id = p.set_id
    JOIN interview_slots s ON s.set_id = t.id
    WHERE t.company_id = ${companyId}::uuid AND s.starts_at > ${now} AND t.choose_until > ${now}
      AND EXISTS (SELECT FROM interview_invitations v WHERE v.set_id = t.id AND v.status = 'open')
      AND NOT EXISTS (SELECT FROM interviews i WHERE i.slot_id = s.id AND i.cancelled_at IS NULL)
    ORDER BY 2, 1`;
  return rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() }));
}
