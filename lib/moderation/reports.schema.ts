/** The problems with a posting that people can report. */
export const REPORT_CATEGORIES = {
  scam: "It's a scam, or the company isn't who it says it is",
  money: "It asks me to pay",
  personal_data: "It asks for bank details or documents",
  misleading: "The work or the pay isn't as described",
  discrimination: "It excludes people who could do the work",
  closed: "The job is filled or doesn't exist",
  other: "Something else",
} as const;
export type ReportCategory = keyof typeof REPORT_CATEGORIES;

export const REPORT_MAX_LENGTH = 2000;
