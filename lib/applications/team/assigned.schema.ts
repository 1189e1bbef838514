/** Someone whom a member reviews, as far as they may know them. */
export type AssignedPerson = {
  id: string;
  name: string;
  headline: string | null;
  jobTitle: string;
  companyName: string;
  stage: string | null;
  /** When their next interview begins. */
  interviewAt: string | null;
  /** Whether the member's own scorecard is complete. */
  isRated: boolean;
};
