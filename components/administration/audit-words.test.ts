import { expect, it } from "vitest";
import { actionOptions, actionWords, cutText, detailWords, logTime } from "./audit-words";

it("puts actions into words", () => {
  expect(actionWords("company.verification_flagged")).toBe("Company: verification flagged");
  expect(actionWords("two_factor")).toBe("Two factor");
});

it("offers each subject as a whole, then its actions", () => {
  expect(actionOptions(["job.closed", "job.posted", "jobs.imported"])).toEqual([
    ["", "All actions"],
    ["job", "Job: all"],
    ["job.closed", "Job: closed"],
    ["job.posted", "Job: posted"],
    ["jobs", "Jobs: all"],
    ["jobs.imported", "Jobs: imported"],
  ]);
});

it("formats an instant as logs do, and a detail's name in words", () => {
  expect(logTime("2026-11-21T21:43:07.120Z")).toBe("2026-11-21 21:43:07");
  expect(detailWords("applicationMonths")).toBe("application months");
});

it("cuts long texts, at a word if there is one", () => {
  expect(cutText("scam")).toEqual({ start: "scam", isCut: false });
  expect(cutText("x".repeat(200))).toMatchObject({ isCut: false });
  const { start, isCut } = cutText("It asks for money. ".repeat(40));
  expect([start.endsWith(" ..."), isCut, start.length < 170]).toEqual([true, true, true]);
  expect(cutText("x".repeat(900)).start).toHaveLength(164);
});
