import { z } from "zod";

export const CONSENT_PURPOSES = ["be_found", "recommendations"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

type Wording = {
  /** The number of the wording. A changed text gets the next one. */
  version: number;
  text: string;
  /** What applies to people who never answered. */
  isGivenByDefault: boolean;
};

/** What people consent to, word for word. */
export const CONSENTS: Record<ConsentPurpose, Wording> = {
  be_found: {
    version: 1,
    text: "Employers may find my profile and see my headline, experience, education and skills, except those I hide it from below. They get my email address, phone number and resumes only when I apply to them.",
    isGivenByDefault: false,
  },
  recommendations: {
    version: 1,
    text: "My profile, and the jobs I saved or applied to, may be used to choose the jobs that are recommended to me. No one else sees them for this.",
    isGivenByDefault: true,
  },
};

export const consentParams = z.object({
  purpose: z.enum(CONSENT_PURPOSES, "There's no such consent"),
});

export const consentInput = z.strictObject({
  isGiven: z.boolean("Say whether you agree"),
  /** The wording that was read. */
  textVersion: z.int("textVersion must be the wording's number"),
});
export type ConsentInput = z.infer<typeof consentInput>;

/** A consent that someone gave or did not give. */
export const consentView = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  isGiven: z.boolean(),
  at: z.iso.datetime().nullable().describe("When that was said; null for who never said anything."),
  text: z.string(),
  textVersion: z.int(),
});
export type ConsentView = z.infer<typeof consentView>;
