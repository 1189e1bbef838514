import { z } from "zod";
import { RESUME_FORMATS, type ResumeFormat } from "./files.schema";

/** How many files, and how many bytes in total, a person may keep. */
export const RESUMES_MAX = 10;
export const RESUMES_MAX_BYTES = 50 * 1024 * 1024;

/** The content type that a file is served with: ours, never what its sender said. */
export const RESUME_CONTENT_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Record<ResumeFormat, string>;

export const resumeUpload = z.object({
  name: z.string().max(2000, "The file's name is too long").default(""),
});
export const resumeParams = z.object({ resumeId: z.uuid("This isn't a resume's id") });
export const findingParams = resumeParams.extend({
  findingId: z.uuid("This isn't a suggestion's id"),
});

export const resumeChange = z
  .strictObject({
    /** Makes it the resume that applications begin with. */
    isDefault: z.literal(true).optional(),
    /** Restores it. */
    isRemoved: z.literal(false).optional(),
  })
  .refine(
    ({ isDefault, isRemoved }) => isDefault !== undefined || isRemoved !== undefined,
    "Say what to change: isDefault or isRemoved",
  );
export type ResumeChange = z.infer<typeof resumeChange>;

/** A resume as its owner sees it. */
export type ResumeView = {
  id: string;
  name: string;
  format: ResumeFormat;
  /** In bytes. */
  size: number;
  isDefault: boolean;
  reading: "waiting" | "done" | "failed";
  uploadedAt: string;
};

export const resumeView = z.object({
  id: z.uuid(),
  name: z.string(),
  format: z.enum(RESUME_FORMATS),
  size: z.int().describe("In bytes."),
  isDefault: z.boolean(),
  reading: z.enum(["waiting", "done", "failed"]),
  uploadedAt: z.iso.datetime(),
}) satisfies z.ZodType<ResumeView>;

const month = z.string().regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/);
const line = z.string().min(1).max(200);

/** What was read, in the shapes of the profile's own inputs; what could not be read is missing. */
const foundExperience = z.object({
  title: line.optional(),
  company: line.optional(),
  description: z.string().max(5000).optional(),
  startMonth: month.optional(),
  endMonth: month.nullable().optional(),
});
export type FoundExperience = z.infer<typeof foundExperience>;

const foundEducation = z.object({
  degree: line.optional(),
  institution: line.optional(),
  fieldOfStudy: line.optional(),
  description: z.string().max(5000).optional(),
  startMonth: month.optional(),
  endMonth: month.nullable().optional(),
});
export type FoundEducation = z.infer<typeof foundEducation>;

const foundSkill = z.object({ name: z.string().min(1).max(80) });
export type FoundSkill = z.infer<typeof foundSkill>;

/** The profile's fields that a resume's head may state, in the order they are proposed in. */
export const CONTACT_FIELDS = ["fullName", "headline", "phone", "location"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
const foundContact = z.object({ field: z.enum(CONTACT_FIELDS), value: line });
export type FoundContact = z.infer<typeof foundContact>;

/** What can be uncertain about a finding. */
const DOUBTS = [
  "company_above",
  "years_only",
  "latest_job",
  "no_country_code",
  "in_capitals",
] as const;
export type Doubt = (typeof DOUBTS)[number];
const doubts = z.array(z.enum(DOUBTS)).default([]);

/** One finding, of any kind. */
export const finding = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact"), content: foundContact, doubts }),
  z.object({ kind: z.literal("experience"), content: foundExperience, doubts }),
  z.object({ kind: z.literal("education"), content: foundEducation, doubts }),
  z.object({ kind: z.literal("skill"), content: foundSkill, doubts }),
]);
export type Finding = z.infer<typeof finding>;

/** Something read from a resume, and what is uncertain about it. */
export type UncertainReading<Content> = { content: Content; doubts: Doubt[] };

/** The result of reading a resume. */
export const readingResult = z.object({
  text: z.string(),
  findings: z.array(finding).max(200),
});
export type ReadingResult = z.infer<typeof readingResult>;

/** A finding that is waiting for a decision. */
export type FindingView = Finding & {
  id: string;
  resumeId: string;
  /** What the profile has in this field, which accepting replaces. */
  replaces: string | null;
  /** Whether others from its resume were decided on, and this one was left. */
  isLeft: boolean;
};

export const findingDecision = z.strictObject({
  isAccepted: z.boolean("Say whether to add it"),
  /** The finding as the person corrected it, in the shape of the profile's input of this kind. */
  content: z.record(z.string(), z.unknown()).optional(),
  /** Whether a contact detail may replace another that the profile has. */
  mayReplace: z.boolean().optional(),
});
export type FindingDecision = z.infer<typeof findingDecision>;

export const findingDecisions = z.strictObject({
  decisions: z
    .array(
      findingDecision.extend({
        findingId: z.uuid("This isn't a suggestion's id"),
        /** Null takes a skip back. */
        isAccepted: findingDecision.shape.isAccepted.nullable(),
      }),
    )
    .min(1, "Send at least one decision")
    .max(400, "At most 400 at once"),
});
export type FindingDecisions = z.infer<typeof findingDecisions>["decisions"];

/** A decision that had no effect, and why. */
export const refusedFinding = z.object({
  findingId: z.uuid(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).describe("What to correct, by field."),
});
export type RefusedFinding = z.infer<typeof refusedFinding>;

/** A resume on its way into the profile. */
export type ResumeStep = {
  /** The latest one, if there is any. */
  resume: ResumeView | null;
  /** The undecided findings, other resumes' included. */
  findings: FindingView[];
  /** Whether it was read and says nothing that a profile has. */
  isEmpty: boolean;
};

/** An employer's opening of a resume, as its owner sees it. */
export type ResumeOpening = { companyName: string; jobTitle: string; viewedAt: string };
