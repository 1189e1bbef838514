import { z } from "zod";

// Facts this domain announces; `id` is the résumé's.

export const resumeUploaded = { name: "resumes.uploaded", payload: z.object({ id: z.uuid() }) };
/** Its text was read, and so much of it can be taken over into the profile. */
export const resumeRead = {
  name: "resumes.read",
  payload: z.object({ id: z.uuid(), findings: z.int() }),
};
