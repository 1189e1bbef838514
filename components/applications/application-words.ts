import type { ApplicationStatus, SentApplicationRow } from "@/lib/applications/schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import type { TimelineStep } from "@/lib/applications/views.schema";
import { formatShortDay } from "@/lib/shared/dates";

type Tone = "" | "badge-good" | "badge-teal" | "badge-warn";

const TONES: Record<ApplicationStatus, Tone> = {
  held: "badge-warn",
  submitted: "",
  in_review: "badge-teal",
  interview: "badge-teal",
  offer: "badge-good",
  hired: "badge-good",
  not_selected: "",
  withdrawn: "",
  closed: "",
};

/** Whether the next step is the applicant's. */
export function isTheirTurn(status: ApplicationStatus): boolean {
  return status === "held" || status === "interview" || status === "offer";
}

type Status = { text: string; className: string };

/** A status as a word and a color. */
export function statusWords(status: ApplicationStatus, viewedAt: string | null): Status {
  const text = status === "submitted" && viewedAt ? "Viewed" : STATUS_NAMES[status];
  return { text, className: `badge ${TONES[status]}`.trim() };
}

const SHORT: Record<Exclude<ApplicationStatus, "submitted">, string> = {
  held: "Verify your email address to send it",
  in_review: "The employer is deciding",
  interview: "See when and how you talk",
  offer: "Answer the employer",
  hired: "Congratulations!",
  not_selected: "The employer decided not to continue",
  withdrawn: "You withdrew it",
  closed: "Closed without a decision",
};

/** What happens next, in a few words. */
export function nextInShort({ status, viewedAt }: SentApplicationRow): string {
  if (status !== "submitted") return SHORT[status];
  return viewedAt ? `Opened ${formatShortDay(viewedAt)}, not answered yet` : "Not opened yet";
}

type Subject = { status: ApplicationStatus; company: string; isViewed: boolean };

const NEXT: Record<ApplicationStatus, (subject: Subject) => string> = {
  held: () =>
    "Verify your email address. Your application goes out the moment you do; until then no one else sees it.",
  submitted: ({ company, isViewed }) =>
    isViewed
      ? `Someone at ${company} has opened your application. The next step is theirs. We'll tell you here.`
      : `${company} has your application. We'll tell you here when someone opens it.`,
  in_review: ({ company }) =>
    `${company} is looking at your application more closely. The next step is theirs.`,
  interview: ({ company }) =>
    `${company} wants to talk to you. Their note and messages say when and how. If they don't, ask.`,
  offer: ({ company }) =>
    `${company} wants to hire you. Read the offer and answer it, or write to them if you have a question.`,
  hired: ({ company }) => `Congratulations! ${company} has marked you as hired.`,
  not_selected: ({ company }) =>
    `${company} has decided not to take your application further. Thank you for the work you put into it.`,
  withdrawn: ({ company }) =>
    `You withdrew this application. ${company} can no longer see it or your CV.`,
  closed: () => "This application was closed without a decision. You don't need to do anything.",
};

/** What happens next, in full sentences. */
export function nextInFull(subject: Subject): string {
  return NEXT[subject.status](subject);
}

/** A timeline step's name for the applicant. */
export function stepName(kind: TimelineStep["kind"], company: string): string {
  if (kind === "viewed") return `Viewed by ${company}`;
  if (kind === "held") return "Written, and waiting for you to verify your email address";
  return STATUS_NAMES[kind];
}

/** What is still to come, as far as is known. */
export function stepsToCome(status: ApplicationStatus, isViewed: boolean): string[] {
  switch (status) {
    case "held":
      return ["Submitted", "Viewed", "An answer"];
    case "submitted":
      return isViewed ? ["An answer"] : ["Viewed", "An answer"];
    case "in_review":
    case "interview":
      return ["An answer"];
    case "offer":
      return ["Your decision"];
    default:
      return [];
  }
}
