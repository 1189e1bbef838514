import "server-only";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { site } from "@/lib/platform/site";
import { DomainError } from "@/lib/shared/errors";
import { absolute } from "@/lib/shared/site";
import { redact } from "../applicants/redaction";
import type { Party } from "../by-hand/party";
import { type ConversationSide, findSide } from "../messaging/messages.queries";
import { type CalendarEvent, type CalendarPerson, toCalendar } from "./calendar";
import { namesOf, toInterviewView } from "./interview-times";
import type { InterviewView } from "./schema";

const person = { select: { id: true, fullName: true, username: true } } as const;

/** The columns of an interview that its pages and messages show. */
export const interviewSelect = {
  startsAt: true,
  minutes: true,
  timeZone: true,
  place: true,
  medium: true,
  note: true,
  version: true,
  cancelledAt: true,
  words: true,
  isApplicantsChange: true,
} as const;

/** The columns that `toInterviewView` needs. */
const SHOWN_INTERVIEW = {
  ...interviewSelect,
  id: true,
  slotId: true,
  interviewers: { select: { user: person } },
} as const;

/** What the applicant wrote, as far as blind screening lets this side read it. */
function screen(view: InterviewView, side: ConversationSide): InterviewView {
  if (side.hiddenName === null || !view.isApplicantsChange || view.words === null) return view;
  return { ...view, words: redact(view.words, side.applicantName ?? "") };
}

async function listViews(side: ConversationSide, where: object, now: Date) {
  const rows = await db.interview.findMany({
    where,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: SHOWN_INTERVIEW,
  });
  return rows.map((row) => screen(toInterviewView(row, now), side));
}

/**
 * An application's interviews, for both of its sides, earliest first. Throws `not_found` for
 * strangers.
 */
export async function listInterviews(
  actor: Party,
  applicationId: string,
  now = new Date(),
): Promise<InterviewView[]> {
  const side = await findSide(actor, applicationId, { needed: "review" });
  return listViews(side, { applicationId }, now);
}

type Place = { applicationId: string; interviewId: string };

/** One interview as the actor's side sees it. Throws `not_found` for strangers. */
export async function findInterview(
  actor: Party,
  { applicationId, interviewId }: Place,
): Promise<InterviewView> {
  const side = await findSide(actor, applicationId);
  const [view] = await listViews(side, { id: interviewId, applicationId }, new Date());
  if (!view) throw new DomainError("not_found", "Interview not found");
  return view;
}

const eventSelect = {
  startsAt: true,
  minutes: true,
  place: true,
  note: true,
  version: true,
  cancelledAt: true,
  invitedBy: { select: { fullName: true } },
  interviewers: { select: { user: person } },
  details: {
    select: {
      fullName: true,
      email: true,
      userId: true,
      application: { select: { snapshot: { select: { title: true, companyName: true } } } },
    },
  },
} as const;

/**
 * Both sides' addresses stay between them and the site: people who are named in a file but don't
 * get it have one at the site that no one reads.
 */
function addressOf(role: string, id: string, hostname: string): string {
  return `${role}-${id.slice(0, 8)}@${hostname}`;
}

type Event = { event: CalendarEvent; applicant: CalendarPerson; team: CalendarPerson[] };

async function findEvent({ applicationId, interviewId }: Place): Promise<Event | null> {
  const row = await db.interview.findFirst({
    where: { id: interviewId, applicationId },
    select: eventSelect,
  });
  if (!row) return null;
  const { startsAt, minutes, place, note, version, cancelledAt, details, invitedBy } = row;
  const { title, companyName } = details.application.snapshot;
  const { hostname } = new URL(site().url);
  // Calendars are shared with others, so no mailed link is in them.
  const url = absolute(site(), details.userId === null ? "/" : `/applications/${applicationId}`);
  const team = namesOf(row.interviewers).map(({ id, name }) => ({
    ...{ name, address: addressOf("interviewer", id, hostname) },
  }));
  const withWhom =
    team.length > 0
      ? [`With ${new Intl.ListFormat("en").format(team.map(({ name }) => name))}.`]
      : [];
  const organizer = invitedBy?.fullName ? `${invitedBy.fullName}, ${companyName}` : companyName;
  const applicant = { name: details.fullName, address: details.email };
  const event = {
    uid: `interview-${interviewId}@${hostname}`,
    sequence: version - 1,
    isCancelled: cancelledAt !== null,
    stampedAt: new Date(),
    startsAt,
    minutes,
    summary: `Interview: ${title}, ${companyName}`,
    description: [...withWhom, ...(note ? [note] : []), url].join("\n\n"),
    location: place,
    url,
    organizer: { name: organizer, address: env().MAIL_FROM ?? `no-reply@${hostname}` },
    attendees: [applicant, ...team],
  };
  return { event, applicant, team };
}

/** The calendar file that is mailed to the applicant; `null` when the interview is gone. */
export async function findCalendar(place: Place): Promise<string | null> {
  const found = await findEvent(place);
  return found && toCalendar(found.event);
}

/** How the company's file names the applicant and the posting. */
type FileWords = { name: string; job: string };
/** A member who no longer takes part removes the event, even if the interview stands. */
type CalendarFile = FileWords & { isCancelled: boolean };

function toTeamCalendar(
  { event, team }: Event,
  { applicationId }: Place,
  words: FileWords,
): string {
  const { hostname } = new URL(site().url);
  const url = absolute(site(), `/employer/applications/${applicationId}`);
  const applicant = { name: words.name, address: addressOf("applicant", applicationId, hostname) };
  return toCalendar({
    ...event,
    summary: `Interview: ${words.name}, ${words.job}`,
    description: url,
    url,
    attendees: [applicant, ...team],
  });
}

/** The calendar file that is mailed to an interviewer; `null` when the interview is gone. */
export async function findTeamCalendar(
  place: Place,
  { isCancelled, ...words }: CalendarFile,
): Promise<string | null> {
  const found = await findEvent(place);
  if (!found) return null;
  return toTeamCalendar({ ...found, event: { ...found.event, isCancelled } }, place, words);
}

/**
 * An interview's calendar file, for both sides. The company's names the applicant as far as blind
 * screening allows. Throws `not_found` for strangers.
 */
export async function readCalendar(actor: Party, place: Place): Promise<string> {
  const side = await findSide(actor, place.applicationId, { needed: "review" });
  const found = await findEvent(place);
  if (!found) throw new DomainError("not_found", "Interview not found");
  if (side.isApplicant) return toCalendar(found.event);
  const name = side.hiddenName ?? side.applicantName ?? side.companyName;
  return toTeamCalendar(found, place, { name, job: side.job });
}
