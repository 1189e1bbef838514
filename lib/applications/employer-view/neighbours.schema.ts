import type { ComparedSkills, SummaryView } from "../applicants/summaries.schema";
import type { Stage } from "../pipeline/stages.schema";
import type { ApplicationStatus } from "../schema";

/** A stage of the bar above an application. */
export type StagePlace = Stage & { isHere: boolean; canMove: boolean };

/** What surrounds one application on its company's page. */
export type Neighbours = {
  jobTitle: string;
  /** The slug of the posting's page, if it has been public. */
  jobSlug: string;
  companyId: string;
  companyName: string;
  /** The posting's IANA time zone. */
  timeZone: string;
  isBlind: boolean;
  status: ApplicationStatus;
  /** The company's stage that it was put in; null until then. */
  stageId: string | null;
  /** The name of the stage that it stands in; null for a closed one. */
  stageName: string | null;
  /** The company's stages that it can be moved to, in order. */
  stages: Stage[];
  /** Its stages from left to right, except those for people who are not taken further. */
  bar: StagePlace[];
  /** Whether the actor owns the company. */
  isOwner: boolean;
  /** The newer and older neighbors among the applications to the same posting. */
  previousId: string | null;
  nextId: string | null;
  /** The posting's skills, compared; null where nothing can be. */
  skills: ComparedSkills | null;
  /** Who the applicant is, as far as the company may know; null once it was deleted. */
  summary: SummaryView | null;
  /** Whether a resume came with it, even one that blind screening redacts. */
  hasResume: boolean;
  /** The resume's format; null when there is none to see. */
  resumeFormat: "pdf" | "doc" | "docx" | null;
};
