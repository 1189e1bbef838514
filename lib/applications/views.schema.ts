import { z } from "zod";
import { FIELD_FACTS } from "@/lib/jobs/posting/field-shapes.schema";
import { resumeView } from "@/lib/profiles/resumes/schema";
import { applicationDraft } from "./applying/drafts.schema";
import { ACCESS, APPLICATION_STATUSES, APPLICATION_STEPS } from "./schema";

/** One step of an application's timeline. */
const timelineStep = z.object({
  kind: z.enum(APPLICATION_STEPS),
  at: z.iso.datetime(),
  note: z.string().nullable().describe("What the employer wrote with it."),
});
export type TimelineStep = z.infer<typeof timelineStep>;

/** An application as its sender is shown it right after sending. */
export const applicationReceipt = z.object({
  id: z.uuid(),
  reference: z
    .string()
    .describe("The reference that people quote, eight characters, e.g. “7KQ2M9XD”."),
  status: z
    .enum(APPLICATION_STATUSES)
    .describe("`held` until the sender's address is verified, else `submitted`."),
});
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

/** A job that someone applied to, for marking jobs as applied to. */
export const appliedJob = z.object({
  jobId: z.uuid(),
  id: z.uuid().nullable().describe("Null for an application on another site."),
  status: z.enum([...APPLICATION_STATUSES, "external"]),
  submittedAt: z.iso.datetime().nullable().describe("Null while it's held."),
});
export type AppliedJob = z.infer<typeof appliedJob>;

const sent = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  resume: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe("Null when none was sent, or its file is gone."),
});

const basics = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  version: z.int().describe("To send with a change."),
  steps: z.array(timelineStep).describe("The oldest first."),
};

/** An application as its sender sees it. */
export const applicationView = z.object({
  ...basics,
  isByHand: z.boolean().describe("Whether the company added it by hand, so no one sent it."),
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  deletedOn: z
    .string()
    .nullable()
    .describe("When what was sent is due to be deleted; null before it ended."),
  job: z.object({ id: z.uuid(), slug: z.string().nullable(), isOpen: z.boolean() }),
  company: z.object({
    slug: z.string(),
    name: z.string(),
    isVerified: z.boolean(),
    logoUrl: z.string().nullable(),
    isPublic: z.boolean().describe("Whether its page can be opened."),
  }),
  jobSnapshot: z
    .object({
      title: z.string(),
      companyName: z.string(),
      location: z.string(),
      descriptionHtml: z.string(),
      facts: z.object(FIELD_FACTS),
    })
    .describe("The job as it was when they applied."),
  canWithdraw: z.boolean(),
  details: sent.nullable().describe("What was sent; null once it's deleted."),
  resumeViews: z
    .array(z.iso.datetime())
    .describe("When the company opened the résumé, the latest first."),
});
export type ApplicationView = z.infer<typeof applicationView>;

/**
 * The content of an application as the company may see it. While blind screening hides the
 * applicant, the name is e.g. "Applicant 7KQ2M9XD", texts are redacted, and there is no resume.
 */
const receivedDetails = sent.extend({
  email: z.string().nullable(),
  isHidden: z.boolean().describe("Whether blind screening hides the applicant."),
});
export type EmployerViewDetails = z.infer<typeof receivedDetails>;

/** An application as the company that received it sees it. */
export const receivedApplication = z.object({
  ...basics,
  access: z
    .enum(ACCESS)
    .describe("What you may do: rate it, also decide on it, or everything. Each has the earlier."),
  steps: z.array(
    timelineStep.extend({ isTold: z.boolean().describe("Whether the applicant knows of it.") }),
  ),
  knownStatus: z
    .enum(APPLICATION_STATUSES)
    .describe(
      "The status that the applicant sees: the previous one until they're told a decision.",
    ),
  jobId: z.uuid(),
  submittedAt: z.iso.datetime(),
  viewedAt: z.iso.datetime().nullable().describe("When someone at the company first opened it."),
  applicant: receivedDetails.nullable().describe("What was sent; null once it's deleted."),
});
export type EmployerView = z.infer<typeof receivedApplication>;

/** What an application form starts with. */
export const prefill = z.object({
  contact: z.object({
    fullName: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  resumes: z.array(resumeView).describe("The default one first."),
  application: z
    .object({ id: z.uuid(), status: z.enum(APPLICATION_STATUSES), createdAt: z.iso.datetime() })
    .nullable()
    .describe("The previous one, whatever its outcome."),
  isOwnCompany: z.boolean().describe("Whether the job belongs to your own company."),
  draft: applicationDraft.nullable().describe("The unsent draft."),
});
export type Prefill = z.infer<typeof prefill>;

/** The confirmation of an application. */
export type SentView = ApplicationReceipt & {
  jobId: string;
  title: string;
  companyName: string;
  /** The account's address, which has to be verified while the application is held. */
  accountEmail: string;
};
