import { describe, expect, it } from "vitest";
import { APPLICATIONS } from "@/lib/platform/security/limits";
import { type RecentApplication, requirePace } from "./submissions";

const NOW = new Date("2026-11-21T12:00:00Z");
const PACE = { now: NOW, most: APPLICATIONS };
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

function sent(count: number, coverLetter: string | null = null): RecentApplication[] {
  return Array.from({ length: count }, (_, index) => ({
    createdAt: hoursAgo(20 - index * 0.5),
    coverLetter,
  }));
}

// security.md 3b, spam applications.
describe("what one person may send in a day", () => {
  it("is thirty applications, with a message that says when the next one may be sent", () => {
    expect(() => requirePace(sent(29), null, PACE)).not.toThrow();
    expect(() => requirePace(sent(30), null, PACE)).toThrow(
      "You've sent 30 applications in a day, which is the maximum. You can send the next one in 4 hours.",
    );
    expect(APPLICATIONS).toMatchObject({ applications: 30, sameCoverLetter: 10, seconds: 86_400 });
  });

  it("is the same cover letter ten times, ignoring spacing and case", () => {
    const letter = "I rise early.\nSo I bake.";

    expect(() => requirePace(sent(9, letter), letter, PACE)).not.toThrow();
    expect(() => requirePace(sent(10, letter), " i RISE early.  So I bake. ", PACE)).toThrow(
      "You've sent this cover letter to 10 jobs in a day. Write one for this job, leave it out, or send it in 4 hours.",
    );
    expect(() => requirePace(sent(10, letter), "Another", PACE)).not.toThrow();
    expect(() => requirePace(sent(10, letter), null, PACE)).not.toThrow();
  });
});
