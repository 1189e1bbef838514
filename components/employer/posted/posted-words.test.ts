import { describe, expect, it } from "vitest";
import { type PostedJob, postedSteps, postedWords, reviewWait } from "./posted-words";

const job: PostedJob["job"] = { status: "live", isHeld: false, scheduledFor: null, deadline: null };
const live: PostedJob = { job, isCompanyVerified: true, reviewHours: null };
const now = (posted: PostedJob) =>
  postedSteps(posted)
    .filter(({ state }) => state === "now")
    .map(({ title }) => title);

describe("what is said right after posting", () => {
  it.each([
    [{}, "Your job is live", "Live"],
    [{ status: "in_review" }, "Your job is waiting for review", "Review"],
    [{ status: "draft", isHeld: true }, "Your job is held", "Your email address"],
    [
      { status: "draft", scheduledFor: "2026-12-01T08:00:00Z" },
      "Your job is scheduled",
      "Live on 1 December 2026",
    ],
  ] as [Partial<PostedJob["job"]>, string, string][])(
    "fits a job with %o",
    (values, title, step) => {
      const posted = { ...live, job: { ...job, ...values } };
      expect(postedWords(posted).title).toBe(title);
      expect(now(posted)).toEqual([step]);
    },
  );

  it("names the later review of a held job whose company isn't verified", () => {
    const held = { ...job, status: "draft" as const, isHeld: true };
    const steps = (isCompanyVerified: boolean) =>
      postedSteps({ ...live, job: held, isCompanyVerified }).map(({ title }) => title);

    expect(steps(false)).toContain("Review");
    expect(steps(true)).not.toContain("Review");
  });

  it.each([
    [null, ""],
    [0.2, "We usually decide within an hour."],
    [3.4, "We usually decide within 4 hours."],
    [50, "We usually decide within 3 days."],
  ])("tells how long a review of %s hours takes", (hours, text) => {
    expect(reviewWait(hours)).toBe(text);
  });
});
