/** What a common reason explains. */
export const REASON_PURPOSES = {
  content: "Jobs and company pages",
  suspension: "Suspensions",
} as const;
export type ReasonPurpose = keyof typeof REASON_PURPOSES;
