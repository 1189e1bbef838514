import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/platform/site";
import { DomainError } from "@/lib/shared/errors";
import { absolute } from "@/lib/shared/site";
import { findSide } from "../messaging/messages.queries";
import { type CalendarEvent, toCalendar } from "./calendar";
import { toInterviewView } from "./interview-times";
import type { InterviewView } from "./schema";

/** The columns that `toInterviewView` needs. */
export const SHOWN_INTERVIEW = {
  id: true,
  startsAt: true,
  minutes: true,
  timeZone: true,
  place: true,
  note: true,
  version: true,
  cancelledAt: true,
} as const;

/**
 * An application's interviews, for both of its sides, earliest first. Throws `not_found` for
 * strangers.
 */
export async function listInterviews(
  actor: Actor,
  applicationId: string,
  now = new Date(),
): Promise<InterviewView[]> {
  await findSide(actor, applicationId);
  const rows = await db.interview.findMany({
    where: { applicationId },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: SHOWN_INTERVIEW,
  });
  return rows.map((row) => toInterviewView(row, now));
}

type Place = { applicationId: string; interviewId: string };

async function findEvent({ applicationId, interviewId }: Place): Promise<CalendarEvent | null> {
  const row = await db.interview.findFirst({
    where: { id: interviewId, applicationId },
    select: {
      ...SHOWN_INTERVIEW,
      details: {
        select: {
          fullName: true,
          email: true,
          application: { select: { snapshot: { select: { title: true, companyName: true } } } },
        },
      },
    },
  });
  if (!row) return null;
  const { startsAt, minutes, place, note, version, cancelledAt, details } = row;
  const { title, companyName } = details.application.snapshot;
  const { hostname } = new URL(site().url);
  const url = absolute(site(), `/applications/${applicationId}`);
  return {
    uid: `interview-${interviewId}@${hostname}`,
    sequence: version - 1,
    isCancelled: cancelledAt !== null,
    stampedAt: new Date(),
    startsAt,
    minutes,
    summary: `Interview: ${title}, ${companyName}`,
    description: [...(note ? [note] : []), url].join("\n\n"),
    location: place,
    url,
    organizer: { name: companyName, address: env().MAIL_FROM ?? `no-reply@${hostname}` },
    attendee: { name: details.fullName, address: details.email },
  };
}

/** The calendar file that is mailed to the applicant; `null` when the interview is gone. */
export async function findCalendar(place: Place): Promise<string | null> {
  const event = await findEvent(place);
  return event && toCalendar(event);
}

/**
 * An interview's calendar file, for both sides. The company's names the applicant as far as blind
 * screening allows. Throws `not_found` for strangers.
 */
export async function readCalendar(actor: Actor, place: Place): Promise<string> {
  const side = await findSide(actor, place.applicationId);
  const event = await findEvent(place);
  if (!event) throw new DomainError("not_found", "Interview not found");
  if (side.isApplicant) return toCalendar(event);
  const name = side.hiddenName ?? side.applicantName ?? side.companyName;
  const url = absolute(site(), `/employer/applications/${place.applicationId}`);
  return toCalendar({
    ...event,
    summary: `Interview: ${name}, ${side.job}`,
    description: url,
    url,
    attendee: { name, address: event.organizer.address },
  });
}
