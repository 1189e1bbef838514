/** What waits for a company's people in its applications. */
export type WaitingWork = {
  /** Applications that nobody has opened; the oldest came at `since`. */
  unopened: { count: number; since: string | null };
  /** Those that are still undecided. */
  open: { count: number; since: string | null };
  /** Those without an answer for a week, opened or not. */
  unanswered: { count: number; since: string | null };
  /** Applicants whose messages nobody has read. */
  unread: { count: number; since: string | null };
  /** Letters that wait to be sent; the first leaves at `since`. */
  letters: { count: number; since: string | null };
  /** Offers without an answer; the first runs out at `since`. */
  offers: { count: number; since: string | null };
  /** Applicants who can choose an interview's time; the first until `since`. */
  times: { count: number; since: string | null };
  /** Interviews of the coming seven days, earliest first. */
  interviews: ComingInterview[];
};

export type ComingInterview = {
  id: string;
  applicationId: string;
  /** As far as the company may know it. */
  name: string;
  jobTitle: string;
  startsAt: string;
  minutes: number;
  timeZone: string;
  place: string;
  interviewers: { id: string; name: string }[];
};

/** How many interviews are listed. */
export const COMING_INTERVIEWS = 8;
