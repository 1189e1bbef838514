import { expect, it } from "vitest";
import type { RunView, SourceLine } from "@/lib/sources/schema";
import { isEmpty, stateOf } from "./source-words";

const AT = "2026-11-26T08:00:00.000Z";
const lastRun = (more: Partial<RunView> = {}): RunView => ({
  ...{ id: "1", outcome: "complete", message: null, startedAt: AT, finishedAt: AT },
  counts: { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 },
  ...{ missing: 0, ended: 0, ...more },
});
const source = (more: Partial<SourceLine> = {}): SourceLine => ({
  ...{ id: "1", name: "Bread", kind: "file", address: "https://bread.example/jobs.xml" },
  ...{ companyName: null, owner: null, everyHours: 24, openJobs: 0, nextRunAt: AT },
  ...{ lastSuccessAt: AT, failingSince: null, isPaused: false, isGivenUp: false },
  ...{ isRunning: false, lastRun: lastRun(), ...more },
});

it.each([
  ["has no jobs", source(), "No jobs found"],
  ["still has no jobs", source({ lastRun: lastRun({ outcome: "unchanged" }) }), "No jobs found"],
  ["has open jobs", source({ openJobs: 2 }), "All right"],
  ["can't be read", source({ lastRun: lastRun({ outcome: "failed" }) }), "Failed"],
  ["is paused", source({ isPaused: true }), "Paused"],
])("describes a source that %s", (_what, line, words) => {
  expect(stateOf(line).words).toBe(words);
  expect(isEmpty(line)).toBe(words === "No jobs found" || line.isPaused);
});
