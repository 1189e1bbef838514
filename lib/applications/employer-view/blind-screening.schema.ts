import { z } from "zod";
import type { ApplicationStatus } from "../schema";

export const screeningInput = z.strictObject({
  isBlind: z.boolean("Say whether names are hidden"),
});
export type ScreeningChoice = z.infer<typeof screeningInput>;

/** What decides whether blind screening hides who an applicant is. */
export type ScreeningSubject = {
  /** Whether the company screens blind. */
  isBlind: boolean;
  /** The company's own stage that it stands in; null until it is put in one. */
  stage: { showsNames: boolean } | null;
  status: ApplicationStatus;
};

/** What of an applicant can be hidden. */
export type Identity = { fullName: string; email: string; phone: string | null };

/** An applicant as the company may see them: hidden, they are a reference and nothing else. */
export type ScreenedIdentity = {
  isHidden: boolean;
  /** The name, or e.g. "Applicant 7KQ2M9XD". */
  name: string;
  email: string | null;
  phone: string | null;
};
