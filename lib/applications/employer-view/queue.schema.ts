import type { PipelineRow } from "../pipeline/schema";

/** The list that an application was opened from. */
export type ApplicationQueue = {
  /** The stage that it is narrowed to, or "Applications". */
  name: string;
  rows: PipelineRow[];
  total: number;
  /** Of the application that is open, from 1; null once it has been moved out of the list. */
  position: number | null;
  previousId: string | null;
  nextId: string | null;
  /** The query string of the list's address. */
  search: string;
};

/** Why two applications are the same person's: the site knows, or the team says so. */
export type SamePerson = "account" | "address" | "said";

/** Another application of the same person to the same company. */
export type OtherApplication = {
  id: string;
  jobTitle: string;
  /** The name of its stage, or of how it ended. */
  stage: string;
  submittedAt: string;
  likeness: SamePerson;
};
