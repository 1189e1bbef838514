/** An applicant as far as the company may know them, by the application's id. */
export type WaitingPerson = { id: string; name: string; isHidden: boolean };

/** How many wait for something, since or until when the first does, and who the first are. */
type WaitingCount = { count: number; since: string | null; people: WaitingPerson[] };

/** How many of those who wait are named. */
export const NAMED = 3;

/** What waits for a company's people in its applications. */
export type WaitingWork = {
  /** Applications that no one has opened; the oldest came at `since`. */
  unopened: WaitingCount;
  /** How many are still undecided. */
  open: number;
  /** Those without an answer for a week, opened or not. */
  unanswered: WaitingCount;
  /** Applicants whose messages no one has read. */
  unread: WaitingCount;
  /** Letters that wait to be sent; the first leaves at `since`. */
  letters: WaitingCount;
  /** Offers without an answer; the first runs out at `since`. */
  offers: WaitingCount;
  /** Applicants who can choose an interview's time; the first until `since`. */
  times: WaitingCount;
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
