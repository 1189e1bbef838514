import { expect, it } from "vitest";
import type { LiveChange } from "@/lib/applications/pipeline/live.schema";
import { isNews, sayChanges } from "./live-words";

const change = (more: Partial<LiveChange> = {}): LiveChange => ({
  companyId: "c",
  applicationId: "a",
  kind: "moved",
  at: "2026-11-23T10:42:00.000Z",
  name: "Jonas Weber",
  who: "Mara",
  isOwn: false,
  stageId: "s",
  stageName: "Interview",
  ...more,
});

it.each([
  [[change()], "Mara moved Jonas Weber to Interview."],
  [[change({ who: null, stageName: "Closed" })], "Jonas Weber moved to Closed."],
  [[change({ kind: "arrived", who: null })], "Jonas Weber applied."],
  [[change({ kind: "arrived" }), change({ kind: "arrived" })], "2 new applications."],
  [[change(), change()], "Mara moved 2 applications to Interview."],
  [[change(), change({ stageId: "t" })], "Mara moved 2 applications."],
  [[change(), change({ who: "Tom" })], "2 applications moved to Interview."],
  [[change(), change({ kind: "arrived" })], "2 changes."],
  [[], ""],
])("puts the changes into one line: %#", (news, said) => {
  expect(sayChanges(news)).toBe(said);
});

it("leaves out the person's own changes, and those that are only shown", () => {
  expect([change(), change({ isOwn: true }), change({ kind: "changed" })].map(isNews)).toEqual([
    true,
    false,
    false,
  ]);
});
