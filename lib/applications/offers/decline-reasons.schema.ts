/** Why applicants decline an offer, to choose from. */
export const DECLINE_REASONS = [
  "Pay",
  "Another offer",
  "Location",
  "The role",
  "Personal",
] as const;
