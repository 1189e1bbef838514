import { placeOfResume } from "@/lib/profiles/resumes/head";
import type { FoundExperience } from "@/lib/profiles/resumes/schema";
import { fold, skillSlug } from "@/lib/shared/text";
import { matchSkills } from "../applying/skill-match";
import { redact, redactResume } from "./redaction";
import {
  type ComparedSkills,
  SUMMARY_LINES,
  type Summary,
  type SummaryLine,
  type SummaryView,
} from "./summaries.schema";

type Job = { title: string; company: string };

/** What an applicant's summary is made of. */
export type SummarySubject = {
  fullName: string;
  email: string;
  coverLetter: string | null;
  answers: readonly { question: string; answer: string }[];
  profile: {
    headline: string | null;
    place: string | null;
    /** The present position that began last. */
    job: Job | null;
    skills: readonly string[];
    schools: readonly string[];
  };
  resume: { text: string; jobs: readonly FoundExperience[]; schools: readonly string[] } | null;
  /** The posting's skills. */
  wanted: readonly string[];
};

/** Skills named by the resume; by the profile only where there is no resume that was read. */
function compareSkills({ wanted, resume, profile }: SummarySubject): ComparedSkills | null {
  if (wanted.length === 0) return null;
  if (resume?.text.trim()) return { source: "resume", ...matchSkills(wanted, resume.text) };
  if (profile.skills.length === 0) return null;
  const own = new Set(profile.skills.map(skillSlug));
  return {
    source: "profile",
    found: wanted.filter((skill) => own.has(skillSlug(skill))),
    missing: wanted.filter((skill) => !own.has(skillSlug(skill))),
  };
}

/** Who an applicant is: from the profile and, line by line, from the resume where it says nothing. */
export function summarise(subject: SummarySubject): Summary {
  const { profile, resume } = subject;
  const present = resume?.jobs.find(({ endMonth }) => endMonth === null);
  const latest = present ?? resume?.jobs[0];
  const lines: Record<SummaryLine, [string | null | undefined, string | null | undefined]> = {
    headline: [profile.headline ?? profile.job?.title, latest?.title],
    place: [profile.place, resume && placeOfResume(resume.text)],
    employer: [profile.job?.company, present?.company],
  };
  const line = (name: SummaryLine) => lines[name][0] ?? lines[name][1] ?? null;
  return {
    headline: line("headline"),
    place: line("place"),
    employer: line("employer"),
    fromResume: SUMMARY_LINES.filter((name) => !lines[name][0] && lines[name][1]),
    skills: compareSkills(subject),
  };
}

/** A summary as far as blind screening lets it be seen: the work, and not whose or where. */
export function screenSummary(
  { headline, place, employer, fromResume }: SummaryView,
  { fullName, isHidden }: { fullName: string | null; isHidden: boolean },
): SummaryView {
  if (!isHidden) return { headline, place, employer, fromResume };
  const plain = (text: string | null) => text && redact(text, fullName ?? "");
  return {
    headline: plain(headline),
    place: null,
    employer: plain(employer),
    fromResume: fromResume.filter((line) => line !== "place"),
  };
}

/** "Product Designer · Lisbon · Docklight", or "" where nothing is known. */
export function summaryText({ headline, place, employer }: SummaryView): string {
  return [headline, place, employer].filter(Boolean).join(" · ");
}

/** The word that only a company's own applications have; no one looks for one that begins so. */
export function companyWord(companyId: string): string {
  return `xqz${companyId.replaceAll("-", "")}`;
}

// A tsvector has at most a megabyte.
const MOST_SIGNS = 200_000;

/** The schools that an applicant names anywhere. */
export function schoolsOf({ profile, resume }: SummarySubject): string[] {
  return [...profile.schools, ...(resume?.schools ?? [])];
}

/**
 * The words that an applicant is found by, folded: all that was sent, and what is left of it while
 * blind screening hides who it is.
 */
export function searchWords(
  subject: SummarySubject,
  summary: Summary,
): { sent: string; screened: string } {
  const { fullName, email, coverLetter, answers, resume } = subject;
  const written = [coverLetter ?? "", ...answers.map(({ answer }) => answer)];
  const shown = screenSummary(summary, { fullName, isHidden: true });
  const place = summary.place;
  const redacted = redactResume(resume?.text ?? "", {
    fullName,
    schools: schoolsOf(subject),
    place,
  });
  const words = (texts: readonly (string | null)[]) => fold(texts.join("\n").slice(0, MOST_SIGNS));
  return {
    sent: words([fullName, email, summaryText(summary), ...written, resume?.text ?? ""]),
    screened: words([
      summaryText(shown),
      ...written.map((text) => redact(text, fullName).replaceAll("[hidden]", " ")),
      redacted.map(({ text }) => text || " ").join(""),
    ]),
  };
}
