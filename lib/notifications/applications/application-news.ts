import type { ApplicationStatus, ApplicationStep } from "@/lib/applications/schema";
import type { NotificationText } from "../schema";
import type { ApplicationNews } from "./application-news.schema";

/** Steps that the applicant did not take and is told about; a letter tells every other one. */
export type ToldStep = Extract<ApplicationStep, "viewed" | "in_review" | "interview" | "closed">;

/** The path of the company's page for an application. */
export function employerPath({ id }: Pick<ApplicationNews, "id">): string {
  return `/employer/applications/${id}`;
}

const STEP_WORDS: Record<ToldStep, (news: ApplicationNews) => [title: string, text: string]> = {
  viewed: ({ companyName, jobTitle }) => [
    `${companyName} opened your application`,
    `Someone there has opened your application for ${jobTitle}.`,
  ],
  in_review: ({ companyName, jobTitle }) => [
    `${companyName} is reviewing your application`,
    `They're looking at your application for ${jobTitle} more closely.`,
  ],
  interview: ({ companyName, jobTitle }) => [
    `${companyName} wants to talk to you`,
    `Your application for ${jobTitle} has reached the interview stage.`,
  ],
  closed: ({ companyName, jobTitle }) => [
    `${jobTitle} is closed`,
    `${companyName} no longer takes applications for this job, so yours has ended too.`,
  ],
};

/** What an applicant is told about a step. */
export function stepWords(kind: ToldStep, news: ApplicationNews): NotificationText {
  const [title, text] = STEP_WORDS[kind](news);
  return { title, text, path: news.pagePath };
}

/** Whether an applicant is told about a step: not about their own. */
export function isTold(kind: ApplicationStep): kind is ToldStep {
  return Object.hasOwn(STEP_WORDS, kind);
}

/** Whether a step is worth telling: one that the company wrote something with, and some others. */
export function isNews(kind: ToldStep, { note }: { note: string | null }): boolean {
  return kind === "viewed" || kind === "closed" || note !== null;
}

/**
 * Whether a step is still worth telling: a decision only while it stands, the rest unless the
 * application was withdrawn.
 */
export function isStillTrue(kind: ToldStep, status: ApplicationStatus): boolean {
  return kind === "closed" ? status === kind : status !== "withdrawn";
}
