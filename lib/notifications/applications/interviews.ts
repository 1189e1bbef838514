import { lengthWords } from "@/lib/applications/interviews/lengths";
import type { InterviewMedium } from "@/lib/applications/interviews/schema";
import { formatZoned } from "@/lib/shared/dates";
import type { NotificationText } from "../schema";

type News = {
  id: string;
  jobTitle: string;
  companyName: string;
  /** The applicant's account; null for someone who has none. */
  userId: string | null;
  pagePath: string;
};
export type InterviewFacts = {
  startsAt: Date;
  minutes: number;
  medium: InterviewMedium | null;
  timeZone: string;
  place: string;
  version: number;
  isCancelled: boolean;
  isApplicantsChange: boolean;
};

const when = ({ startsAt, timeZone }: Pick<InterviewFacts, "startsAt" | "timeZone">) =>
  formatZoned(startsAt, timeZone);

/** The title of what an applicant is told: who did what. */
function titleFor({ companyName }: News, interview: InterviewFacts): string {
  const { version, isCancelled, isApplicantsChange } = interview;
  if (isApplicantsChange) {
    if (isCancelled) return `You called off your interview with ${companyName}`;
    const done = version === 1 ? "is booked" : "has moved";
    return `Your interview with ${companyName} ${done}`;
  }
  if (isCancelled) return `${companyName} cancelled your interview`;
  return version === 1
    ? `${companyName} invites you to an interview`
    : `${companyName} changed your interview`;
}

/** What an applicant is told about an interview. */
export function interviewWords(news: News, interview: InterviewFacts): NotificationText {
  const { jobTitle, pagePath } = news;
  const path = `${pagePath}#interviews`;
  const title = titleFor(news, interview);
  const text = interview.isCancelled
    ? `The interview for ${jobTitle} on ${when(interview)} won't take place.`
    : `The interview for ${jobTitle} is on ${when(interview)} and takes ${lengthWords(interview)}. Where: ${interview.place}`;
  return { title, text, path };
}

/** What an applicant is reminded of shortly before an interview. */
export function reminderWords(news: News, interview: InterviewFacts): NotificationText {
  const { companyName, jobTitle, pagePath } = news;
  return {
    title: `Reminder: your interview with ${companyName}`,
    text: `The interview for ${jobTitle} is on ${when(interview)} and takes ${lengthWords(interview)}. Where: ${interview.place}\n\nIf you can't come, say so on its page.`,
    path: `${pagePath}#interviews`,
  };
}

type Times = {
  minutes: number;
  medium: InterviewMedium | null;
  timeZone: string;
  chooseUntil: Date;
  slots: readonly { startsAt: Date }[];
};

/** What an applicant is told about times that they can choose from, or no longer. */
export function timesWords(
  { id, jobTitle, companyName, userId, pagePath }: News,
  times: Times,
  status: "open" | "expired" | "withdrawn",
): NotificationText {
  const { timeZone, chooseUntil, slots } = times;
  // A mailed link's page leads on to the times.
  const path = userId === null ? `${pagePath}#interviews` : `/applications/${id}/interview-times`;
  if (status === "withdrawn") {
    const title = `${companyName} took back the times for your interview`;
    return { title, text: `You can no longer choose one for ${jobTitle}.`, path };
  }
  if (status === "expired") {
    const title = `It's too late to choose a time for your interview with ${companyName}`;
    const text = `If you still want to talk about ${jobTitle}, write to them.`;
    return { title, text, path: `${pagePath}#messages` };
  }
  const list = slots.map((slot) => `- ${when({ ...slot, timeZone })}`).join("\n");
  return {
    title: `${companyName} invites you to choose a time for an interview`,
    text: `The interview for ${jobTitle} takes ${lengthWords(times)}. Choose one of these times by ${when({ startsAt: chooseUntil, timeZone })}:\n\n${list}`,
    path,
  };
}

type InterviewSubject = { name: string; jobTitle: string };

/** What the company's people are told about an interview. */
export function teamInterviewWords(
  { name, jobTitle }: InterviewSubject,
  interview: InterviewFacts,
): Omit<NotificationText, "path"> {
  const { version, isCancelled, isApplicantsChange } = interview;
  const did = isCancelled ? "called off" : version === 1 ? "chose a time for" : "moved";
  const was = isCancelled ? "was cancelled" : version === 1 ? "was arranged" : "was moved";
  const title = isApplicantsChange
    ? `${name} ${did} the interview for ${jobTitle}`
    : `An interview with ${name} for ${jobTitle} ${was}`;
  const at = isCancelled ? "It would have been on" : "It's on";
  return { title, text: `${at} ${when(interview)}.` };
}

/** What an interviewer is reminded of shortly before an interview. */
export function teamReminderWords(
  { name, jobTitle }: InterviewSubject,
  interview: InterviewFacts,
): Omit<NotificationText, "path"> {
  return {
    title: `Reminder: your interview with ${name} for ${jobTitle}`,
    text: `It's on ${when(interview)} and takes ${lengthWords(interview)}. Where: ${interview.place}`,
  };
}

/** What the company's people are told when no one can choose a time any longer. */
export function teamTimesWords(
  { name, jobTitle }: InterviewSubject,
  status: "refused" | "expired",
): Omit<NotificationText, "path"> {
  if (status === "refused") {
    const title = `No offered time works for ${name}`;
    return {
      title,
      text: `Offer other times for the interview for ${jobTitle}, or write to them.`,
    };
  }
  const title = `${name} chose no time for the interview`;
  return {
    title,
    text: `The times offered for ${jobTitle} have passed. Offer other ones, or write to them.`,
  };
}
