import { z } from "zod";
import type { ApplicationStatus } from "../schema";

export const screeningInput = z.strictObject({
  isBlind: z.boolean("Say whether names are hidden"),
});
export type ScreeningChoice = z.infer<typeof screeningInput>;

/** The facts that decide whether blind screening hides an applicant's identity. */
export type ScreeningSubject = {
  /** Whether the company screens blind. */
  isBlind: boolean;
  /** Whether an owner has asked to see who it is ahead of its stage. */
  isShown: boolean;
  /** The company's stage that it was put in; null until then. */
  stage: { showsNames: boolean } | null;
  status: ApplicationStatus;
};

/** The parts of an applicant's identity that can be hidden. */
export type ApplicantIdentity = { fullName: string; email: string; phone: string | null };

/** An applicant as the company may see them: when hidden, only a reference. */
export type ScreenedIdentity = {
  isHidden: boolean;
  /** The name, or e.g. "Applicant 7KQ2M9XD". */
  name: string;
  email: string | null;
  phone: string | null;
};
