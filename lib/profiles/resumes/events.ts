import { z } from "zod";

// The facts that this domain announces; `id` is the resume's.

export const resumeUploaded = { name: "resumes.uploaded", payload: z.object({ id: z.uuid() }) };
/** Its text was read, and this many findings can be taken over into the profile. */
export const resumeRead = {
  name: "resumes.read",
  payload: z.object({ id: z.uuid(), findings: z.int() }),
};
