import type { ApplicationStatus } from "@/lib/applications/schema";

/** An application as news about it needs it. */
export type ApplicationNews = {
  id: string;
  reference: string;
  status: ApplicationStatus;
  /** The applicant. */
  userId: string;
  /** As it was when the application was sent. */
  jobTitle: string;
  companyName: string;
  companyId: string;
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
