import type { ApplicationStatus } from "@/lib/applications/schema";

/** An application as news about it needs it. */
export type ApplicationNews = {
  id: string;
  reference: string;
  status: ApplicationStatus;
  /** The applicant's account; null for someone who was added by hand and has none. */
  userId: string | null;
  /** Where to write to someone without an account. */
  contact: { name: string; address: string } | null;
  /** The path of the applicant's page for it. */
  pagePath: string;
  /** As it was when the application was sent. */
  jobTitle: string;
  companyName: string;
  companyId: string;
  jobId: string;
  /** The UTC day on which the company received it, e.g. "2026-11-23"; null while it is held. */
  day: string | null;
};

/** The content of an application, for the copy that its applicant gets. */
export type ApplicationCopy = {
  fullName: string;
  email: string;
  phone: string | null;
  resumeName: string | null;
  coverLetter: string | null;
  answers: { question: string; answer: string }[];
};

/** A letter as its reader is told of it. */
export type LetterNews = {
  subject: string;
  text: string;
  isOffer: boolean;
  /** The first interview that it called off. */
  interviewId: string | null;
};

/** An offer as both sides are told of it. */
export type OfferNews = {
  title: string;
  pay: { amount: number; currency: string; period: "hour" | "day" | "week" | "month" | "year" };
  startsOn: string;
  workplace: string;
  contract: string;
  /** Who gets a decision about it. */
  status: string;
  endedAt: Date | null;
  answerWords: string | null;
};
