/** What people say is wrong with a posting. */
export const REPORT_CATEGORIES = {
  scam: "It is a scam, or the company is not who it says",
  money: "It asks me to pay",
  personal_data: "It asks for bank details or papers",
  misleading: "The work or the pay is not as described",
  discrimination: "It leaves people out who could do the work",
  closed: "The job is filled or does not exist",
  other: "Something else",
} as const;
export type ReportCategory = keyof typeof REPORT_CATEGORIES;

export const REPORT_MAX_LENGTH = 2000;
