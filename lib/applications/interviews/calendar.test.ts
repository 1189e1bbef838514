import { describe, expect, it } from "vitest";
import { type CalendarEvent, escapeText, foldLine, quoteParameter, toCalendar } from "./calendar";

const event: CalendarEvent = {
  uid: "interview-0198@jobs.example.org",
  sequence: 0,
  isCancelled: false,
  stampedAt: new Date("2026-11-21T08:00:00.123Z"),
  startsAt: new Date("2026-12-04T04:00:00Z"),
  minutes: 45,
  summary: "Interview: Baker, Harbour & Sons; Pune",
  description: "Meet Asha.\r\nBring bread, C:\\menu",
  location: "12 Pier Road, Pune",
  url: "https://jobs.example.org/applications/0198",
  organizer: { name: "Harbour & Sons", address: "harbour@jobs.example.org" },
  attendees: [
    { name: 'Inês "Nês" Carvalho\r\nATTENDEE:x', address: "ines@example.org" },
    { name: "Marta K", address: "interviewer-1@jobs.example.org" },
  ],
};

/** The lines of a file, with folded ones joined again. */
function linesOf(file: string): string[] {
  return file.replaceAll("\r\n ", "").split("\r\n");
}

describe("toCalendar", () => {
  it("invites to an interview", () => {
    const file = toCalendar(event);

    expect(linesOf(file)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Jobharbor//Interviews//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:REQUEST",
      "BEGIN:VEVENT",
      "UID:interview-0198@jobs.example.org",
      "SEQUENCE:0",
      "DTSTAMP:20261121T080000Z",
      "DTSTART:20261204T040000Z",
      "DTEND:20261204T044500Z",
      "SUMMARY:Interview: Baker\\, Harbour & Sons\\; Pune",
      "DESCRIPTION:Meet Asha.\\nBring bread\\, C:\\\\menu",
      "LOCATION:12 Pier Road\\, Pune",
      "URL:https://jobs.example.org/applications/0198",
      "STATUS:CONFIRMED",
      'ORGANIZER;CN="Harbour & Sons":mailto:harbour@jobs.example.org',
      `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN="Inês 'Nês' Carvalho ATTENDEE:x":mailto:ines@example.org`,
      `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN="Marta K":mailto:interviewer-1@jobs.example.org`,
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("cancels an interview that it invited to", () => {
    const lines = linesOf(toCalendar({ ...event, sequence: 2, isCancelled: true }));

    expect(lines).toContain("METHOD:CANCEL");
    expect(lines).toContain("STATUS:CANCELLED");
    expect(lines).toContain("SEQUENCE:2");
    expect(lines).toContain("UID:interview-0198@jobs.example.org");
  });

  it("has no line of more than 75 octets and no stray line ends", () => {
    const long = "Grüße 日本語 \u{1F35E} ".repeat(200);
    const file = toCalendar({ ...event, summary: long, description: `${long}\n\r${long}` });

    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(linesOf(file)).toContain(`SUMMARY:${long}`);
  });
});

describe("foldLine", () => {
  it.each([
    ["a".repeat(75), "a".repeat(75)],
    ["a".repeat(76), `${"a".repeat(75)}\r\n a`],
    [`${"a".repeat(74)}é`, `${"a".repeat(74)}\r\n é`],
    ["", ""],
  ])("folds %j into %j", (line, expected) => {
    expect(foldLine(line)).toBe(expected);
  });
});

describe("escapeText", () => {
  it("lets no value end a line or begin another property", () => {
    expect(escapeText("a\r\nb\rc\nd;e,f\\g\0\u2028")).toBe("a\\nb\\nc\\nd\\;e\\,f\\\\g\u2028");
  });
});

describe("quoteParameter", () => {
  it("keeps commas, colons and semicolons, but no quotes", () => {
    expect(quoteParameter('Rao, Asha: "A";\r\nX')).toBe(`"Rao, Asha: 'A'; X"`);
  });
});
