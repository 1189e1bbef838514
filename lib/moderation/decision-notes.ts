import type { NotificationText } from "@/lib/notifications/schema";
import type { DecisionKind } from "./decisions.schema";

/** A decision, as far as people are told about it. */
export type DecisionFacts = {
  id: string;
  kind: DecisionKind;
  reason: string | null;
  jobId: string | null;
  companyId: string | null;
  userId: string | null;
  job: { title: string; slug: string } | null;
  company: { name: string } | null;
  appeal: { isUpheld: boolean | null; answer: string | null; userId: string | null } | null;
};

type Names = { company: string; reason: string };

// Decisions about postings have notes of their own
// (lib/notifications/companies/team-news.tasks.ts).
const NOTES: Partial<Record<DecisionKind, (names: Names) => { title: string; text: string }>> = {
  look_accepted: ({ company }) => ({
    title: `You can now verify ${company}`,
    text: "We reviewed the domain. Start the verification again on the company's profile.",
  }),
  look_refused: ({ company, reason }) => ({
    title: `The domain of ${company} can't be verified`,
    text: reason,
  }),
  company_suspended: ({ company, reason }) => ({
    title: `${company} is suspended`,
    text: `${reason}\n\nIts jobs are hidden and its applications can't be opened. You can ask for someone else to review the decision.`,
  }),
  company_restored: ({ company }) => ({
    title: `${company} is no longer suspended`,
    text: "The jobs that were live are live again.",
  }),
  company_unverified: ({ company, reason }) => ({
    title: `${company} is no longer verified`,
    text: `${reason}\n\nIts live jobs stay live. New jobs, and changes to what a live one offers, are reviewed first. You can verify a domain again on the company's profile.`,
  }),
  company_merged: ({ company, reason }) => ({
    title: `Two profiles of ${company} are now one`,
    text: reason,
  }),
  picture_removed: ({ company, reason }) => ({
    title: `We've removed a picture from the page of ${company}`,
    text: `${reason}\n\nYou can add another one. If you think this is a mistake, write to us and someone else will review it.`,
  }),
  logo_removed: ({ company, reason }) => ({
    title: `We've removed the logo of ${company}`,
    text: `${reason}\n\nYou can upload another one. If you think this is a mistake, write to us and someone else will review it.`,
  }),
};

function pathOf({ kind, jobId }: DecisionFacts): string {
  if (jobId !== null) return `/employer/jobs/${jobId}`;
  if (kind === "company_unverified") return "/employer/profile";
  return kind.startsWith("company_") ? "/employer" : "/employer/profile";
}

/** What a company's people are told about a decision; `null` for nothing. */
export function decisionNote(decision: DecisionFacts): NotificationText | null {
  const { kind, company, reason } = decision;
  const names = { company: company?.name ?? "", reason: reason ?? "" };
  const words = NOTES[kind]?.(names);
  return words ? { ...words, path: pathOf(decision) } : null;
}

/** What a company's applicants are told about a decision about it; `null` for nothing. */
export function applicantNote({ kind, company }: DecisionFacts): NotificationText | null {
  const name = company?.name ?? "";
  const path = "/applications";
  if (kind === "company_suspended") {
    const text =
      "We've suspended this company. No one there can see what you sent, and your application is on hold. If someone from there asks you for money or documents, don't reply, and tell us.";
    return { title: `${name} isn't on this site at the moment`, text, path };
  }
  if (kind === "company_restored") {
    const text = "It can see and answer your application again.";
    return { title: `${name} is back on this site`, text, path };
  }
  return null;
}

/** What the person who appealed is told about the answer; `null` while there is none. */
export function appealNote(decision: DecisionFacts): NotificationText | null {
  const { appeal, job, company } = decision;
  if (!appeal || appeal.isUpheld === null) return null;
  const about = job ? `“${job.title}”` : (company?.name ?? "your company");
  const title = appeal.isUpheld
    ? `We've accepted your appeal about ${about}`
    : `We've reviewed your appeal about ${about}`;
  const fallback = appeal.isUpheld
    ? "We've reversed our decision."
    : "Our decision stays the same.";
  return { title, text: appeal.answer ?? fallback, path: pathOf(decision) };
}
