import type { InterviewMedium } from "./schema";

const BY: Record<InterviewMedium, string> = {
  video: " by video",
  office: " at the office",
  phone: " by phone",
};

/** How long people meet and how, as part of a sentence: "45 minutes by video". */
export function lengthWords(interview: {
  minutes: number;
  medium: InterviewMedium | null;
}): string {
  const { minutes, medium } = interview;
  return `${minutes} minutes${medium ? BY[medium] : ""}`;
}
