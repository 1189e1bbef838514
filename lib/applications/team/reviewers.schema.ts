import { z } from "zod";
import { ASSIGNED_ROLES } from "@/lib/accounts/roles.schema";

export const reviewerParams = z.strictObject({ applicationId: z.uuid(), reviewerId: z.uuid() });

const reviewer = z.object({
  userId: z.uuid(),
  name: z.string(),
  role: z.enum(ASSIGNED_ROLES),
  isAssigned: z.boolean().describe("Whether they were asked to review this applicant."),
  isInterviewer: z.boolean().describe("Whether they have an interview, so that they review too."),
  isHiringManager: z.boolean().describe("Whether they decide on this job's applicants anyway."),
});
export type Reviewer = z.infer<typeof reviewer>;

export const reviewerList = z.object({
  people: z.array(reviewer).describe("Everyone in the team who can be asked, by name."),
});
export type ReviewerList = z.infer<typeof reviewerList>;
