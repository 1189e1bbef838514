export type CalendarPerson = { name: string; address: string };

/** An event in a calendar file (RFC 5545). */
export type CalendarEvent = {
  /** The same for every version of one event. */
  uid: string;
  /** Increases with each version, from 0. */
  sequence: number;
  isCancelled: boolean;
  /** When this version was made. */
  stampedAt: Date;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  /** The page that shows it. */
  url: string;
  organizer: CalendarPerson;
  attendees: readonly CalendarPerson[];
};

const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;

/** An instant in UTC as calendar files write it: "20261204T093000Z". */
function toStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/**
 * A text value, with anything that would end it or begin another escaped, and invisible characters
 * removed.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/**
 * A parameter's value in quotes, where nothing can be escaped (RFC 5545, 3.2; line ends are
 * dropped).
 */
export function quoteParameter(text: string): string {
  return `"${text
    .replaceAll('"', "'")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()}"`;
}

/** A content line, folded so that no line has more than 75 octets and no character is split. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > LINE_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join("\r\n");
}

/** A participant, as a property's parameter and value. */
function person({ name, address }: CalendarPerson): string {
  return `CN=${quoteParameter(name)}:mailto:${address.replace(/[\s\p{Cc}]/gu, "")}`;
}

/** What a mail program's calendar does with the file: add the event, or remove it. */
function methodOf({ isCancelled }: Pick<CalendarEvent, "isCancelled">) {
  return isCancelled ? "CANCEL" : "REQUEST";
}

/** The calendar file of one event, as an invitation or a cancellation. */
export function toCalendar(event: CalendarEvent): string {
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jobharbor//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${methodOf(event)}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toStamp(event.stampedAt)}`,
    `DTSTART:${toStamp(event.startsAt)}`,
    `DTEND:${toStamp(endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;${person(event.organizer)}`,
    ...event.attendees.map(
      (attendee) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;${person(attendee)}`,
    ),
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
