import type { RunOutcome, SourceKind } from "./schema";

export const KIND_LABELS: Record<SourceKind, string> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  workable: "Workable",
  smartrecruiters: "SmartRecruiters",
  personio: "Personio",
  recruitee: "Recruitee",
  file: "File (XML, JSON, CSV or RSS)",
  pages: "Pages with job markup",
};

/** How often a source is read. */
export const SCHEDULES: readonly (readonly [hours: string, label: string])[] = [
  ["1", "Every hour"],
  ["6", "Every 6 hours"],
  ["24", "Every day"],
  ["168", "Every week"],
];

export const OUTCOME_LABELS: Record<RunOutcome, string> = {
  running: "Running",
  complete: "Complete",
  unchanged: "Nothing new",
  partial: "Partly read",
  incomplete: "Incomplete",
  shrunken: "Too many jobs gone",
  failed: "Failed",
};
