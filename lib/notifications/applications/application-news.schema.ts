import type { ApplicationStatus } from "@/lib/applications/schema";

/** An application as news of it name it. */
export type ApplicationNews = {
  id: string;
  reference: string;
  status: ApplicationStatus;
  /** Whose it is. */
  userId: string;
  /** As they were when it was sent. */
  jobTitle: string;
  companyName: string;
  companyId: string;
};

/** What an applicant said and sent, for the copy that they get of it. */
export type ApplicationCopy = {
  fullName: string;
  email: string;
  phone: string | null;
  resumeName: string | null;
  coverLetter: string | null;
  answers: { question: string; answer: string }[];
};
