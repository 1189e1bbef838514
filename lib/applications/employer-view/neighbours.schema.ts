import type { Match } from "../applying/skill-match.schema";
import type { Stage } from "../pipeline/stages.schema";
import type { ApplicationStatus } from "../schema";

/** What stands around one application on its company's page. */
export type Neighbours = {
  jobTitle: string;
  /** Of the posting's page, while it has been public. */
  jobSlug: string;
  companyId: string;
  companyName: string;
  /** IANA zone of the posting. */
  timeZone: string;
  isBlind: boolean;
  status: ApplicationStatus;
  /** The company's stage that it was put in; null before that. */
  stageId: string | null;
  /** The company's stages to which it can be moved, in their order. */
  stages: Stage[];
  /** Of the applications to the same posting, newest first: what stands before and after. */
  previousId: string | null;
  nextId: string | null;
  /** Null without skills in the posting or words in a résumé. */
  match: Match | null;
  /** The résumé's kind; null where there is none to be seen. */
  resumeFormat: "pdf" | "doc" | "docx" | null;
};
