// What a resume's file may be. Apart from the schemas, which would bring zod into the scripts of
// pages that check a file before they send it.

export const RESUME_FORMATS = ["pdf", "doc", "docx"] as const;
export type ResumeFormat = (typeof RESUME_FORMATS)[number];

/** The database enforces it too. */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_NAME_MAX = 300;

/** Why a file is refused, word for word. */
export const RESUME_REFUSALS = {
  missing: "Select a CV",
  kind: "The selected file must be a PDF, DOC or DOCX",
  size: "The selected file must be smaller than 5MB",
  empty: "The selected file is empty",
  virus: "The selected file contains a virus",
  password: "The selected file is password protected",
  failed: "We couldn't upload the selected file. Try again",
} as const;
export type ResumeRefusal = keyof typeof RESUME_REFUSALS;
