import { describe, expect, it } from "vitest";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import {
  closingNotes,
  possibleActions,
  recentViewsNote,
  statusBadge,
  statusNote,
} from "./employer-job-words";

const job: EmployerJobRow = {
  id: "1",
  slug: null,
  title: "Baker",
  location: "Pune",
  company: { name: "Bakery", slug: "bakery" },
  status: "live",
  isHeld: false,
  version: 1,
  postedAt: null,
  scheduledFor: null,
  endedAt: null,
  deadline: null,
  views: 0,
  applications: { total: 0, unseen: 0, open: 0, hired: 0, interviews: 0 },
  change: null,
  reasons: [],
  asksForChanges: false,
  source: null,
};

describe("a posting's state in words", () => {
  it.each([
    [{}, "Live", ""],
    [{ change: "waiting" }, "Live", "A change is waiting for review"],
    [{ change: "rejected" }, "Live", "A change was not accepted"],
    [
      { status: "draft", isHeld: true },
      "Held",
      "Goes out when its author's email address is verified",
    ],
    [
      { status: "draft", scheduledFor: "2026-12-01T08:00:00Z" },
      "Scheduled",
      "Goes live on 1 December 2026",
    ],
    [{ status: "closed", endedAt: "2026-11-02T08:00:00Z" }, "Closed", "Ended on 2 November 2026"],
    [{ status: "rejected", reasons: ["No pay"] }, "Not accepted", "No pay"],
    [
      { status: "rejected", asksForChanges: true, reasons: ["Add pay"] },
      "Changes needed",
      "Add pay",
    ],
    [{ change: "rejected", asksForChanges: true }, "Live", "A change needs another look"],
  ] as [Partial<EmployerJobRow>, string, string][])("%o", (values, text, note) => {
    const stated = { ...job, ...values };
    expect(statusBadge(stated).text).toBe(text);
    expect(statusNote(stated)).toBe(note);
  });
});

describe("the notes on closing", () => {
  const now = "2026-11-24T10:00:00Z";
  it("count who is told and the interviews that are cancelled, over all postings", () => {
    const applications = { total: 9, unseen: 0, open: 2, hired: 0, interviews: 1 };
    const notes = closingNotes(
      [
        { ...job, applications },
        { ...job, applications },
      ],
      now,
    );
    expect(notes[0]).toContain("4 applicants without a final answer are told");
    expect(notes[1]).toBe("2 interviews to come are called off, and both sides are told.");
    expect(closingNotes([job], now)).toHaveLength(2);
  });

  it("say from when the posting can be renewed", () => {
    const posted = (postedAt: string | null) => closingNotes([{ ...job, postedAt }], now).at(-1);
    expect(posted("2026-11-23T08:00:00Z")).toContain("renew it from 30 November 2026");
    expect(posted("2026-11-10T08:00:00Z")).toContain("you can renew a closed job");
    expect(closingNotes([{ ...job, source: "Feed" }], now).at(-1)).not.toContain("renew");
  });
});

it("offers the actions that the status allows, and no new deadline for an imported one", () => {
  expect(possibleActions(job)).toEqual({ pause: true, resume: false, extend: true, close: true });
  expect(possibleActions({ ...job, source: "Feed" }).extend).toBe(false);
  expect(Object.values(possibleActions({ ...job, status: "expired" }))).not.toContain(true);
});

it("says the number of views once if all of them are recent", () => {
  expect(recentViewsNote(2400, 1300)).toBe("1,300 in 90 days");
  expect(recentViewsNote(1300, 1300)).toBe("all in 90 days");
});
