import { formatZoned } from "@/lib/shared/dates";
import type { NotificationText } from "../schema";

type News = { id: string; jobTitle: string; companyName: string };
type Interview = {
  startsAt: Date;
  minutes: number;
  timeZone: string;
  place: string;
  version: number;
  isCancelled: boolean;
};

/** What an applicant is told about an interview. */
export function interviewWords(news: News, interview: Interview): NotificationText {
  const { id, jobTitle, companyName } = news;
  const when = formatZoned(interview.startsAt, interview.timeZone);
  const path = `/applications/${id}#interviews`;
  if (interview.isCancelled) {
    const title = `${companyName} cancelled your interview`;
    return { title, text: `The interview for ${jobTitle} on ${when} won't take place.`, path };
  }
  const title =
    interview.version === 1
      ? `${companyName} invites you to an interview`
      : `${companyName} changed your interview`;
  const text = `The interview for ${jobTitle} is on ${when} and takes ${interview.minutes} minutes. Where: ${interview.place}`;
  return { title, text, path };
}
