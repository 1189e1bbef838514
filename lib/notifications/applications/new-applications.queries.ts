import "server-only";
import { countNewOfDay, findApplicantWords } from "@/lib/applications/applicants/words.queries";
import type { NotificationText } from "../schema";
import type { ApplicationNews } from "./application-news.schema";

/** Names the bell's entry for a posting's applications of one day. */
export function newCause({ jobId, day }: ApplicationNews): string {
  return `new_application.${jobId}.${day ?? ""}`;
}

/**
 * What the bell says about a posting's applications of a day: of one, who it is; of several, how
 * many and the latest two. Counted again each time, so that a repeat says the same.
 */
export async function newApplicationsNote(
  news: ApplicationNews,
  one: NotificationText,
): Promise<NotificationText> {
  const { received, latestIds } = await countNewOfDay(news.jobId, news.day ?? "");
  if (received < 2) return one;
  const latest = await Promise.all(latestIds.map((id) => findApplicantWords(id)));
  const names = latest.flatMap((applicant) => applicant?.name ?? []);
  const others = received - names.length;
  const list = new Intl.ListFormat("en").format(others > 0 ? [...names, `${others} more`] : names);
  return {
    title: `${received} new applications for ${news.jobTitle}`,
    text: `From ${list}.`,
    path: `/employer/applications?jobId=${news.jobId}`,
  };
}
