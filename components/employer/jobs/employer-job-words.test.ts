import { describe, expect, it } from "vitest";
import type { EmployerJobRow } from "@/lib/jobs/employer/views.schema";
import { possibleActions, statusBadge, statusNote } from "./employer-job-words";

const job: EmployerJobRow = {
  id: "1",
  slug: null,
  title: "Baker",
  location: "Pune",
  company: { name: "Bakery", slug: "bakery" },
  status: "live",
  version: 1,
  postedAt: null,
  scheduledFor: null,
  endedAt: null,
  deadline: null,
  views: 0,
  applications: { total: 0, unseen: 0, open: 0, hired: 0 },
  change: null,
  reasons: [],
  source: null,
};

describe("a posting's state in words", () => {
  it.each([
    [{}, "Live", ""],
    [{ change: "waiting" }, "Live", "A change is waiting for review"],
    [{ change: "rejected" }, "Live", "A change was not accepted"],
    [{ status: "draft" }, "Held", "Goes out when your address is verified"],
    [
      { status: "draft", scheduledFor: "2026-12-01T08:00:00Z" },
      "Scheduled",
      "Goes live on 1 December 2026",
    ],
    [{ status: "closed", endedAt: "2026-11-02T08:00:00Z" }, "Closed", "Ended on 2 November 2026"],
    [{ status: "rejected", reasons: ["No pay"] }, "Not accepted", "No pay"],
  ] as [Partial<EmployerJobRow>, string, string][])("%o", (values, text, note) => {
    const stated = { ...job, ...values };
    expect(statusBadge(stated).text).toBe(text);
    expect(statusNote(stated)).toBe(note);
  });
});

it("offers what the status allows, and no new deadline for an imported one", () => {
  expect(possibleActions(job)).toEqual({ pause: true, resume: false, extend: true, close: true });
  expect(possibleActions({ ...job, source: "Feed" }).extend).toBe(false);
  expect(Object.values(possibleActions({ ...job, status: "expired" }))).not.toContain(true);
});
