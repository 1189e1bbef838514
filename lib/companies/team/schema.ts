import { z } from "zod";
import { MEMBER_ROLES, type MemberRole } from "@/lib/accounts/roles.schema";
import { emailInput, passwordInput } from "@/lib/accounts/schema";

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How many people a company can have, including those invited. */
export const MOST_MEMBERS = 200;

const roleInput = z.enum(
  MEMBER_ROLES,
  "Choose a role: owner, recruiter, hiring manager or interviewer",
);

export const memberParams = z.strictObject({ companyId: z.uuid(), userId: z.uuid() });
export const roleChangeInput = z.strictObject({ role: roleInput });
export const transferInput = z.strictObject({ userId: z.uuid("Choose who the company goes to") });

export const invitationInput = z.strictObject({
  email: emailInput,
  role: roleInput,
  jobIds: z
    .array(z.uuid("Choose from the company's jobs"))
    .max(50, "Choose at most 50 jobs")
    .default([])
    .describe("The jobs of a hiring manager. Ignored for other roles."),
});
export type InvitationInput = z.input<typeof invitationInput>;
export const invitationParams = z.strictObject({ companyId: z.uuid(), invitationId: z.uuid() });
export const acceptanceParams = z.strictObject({ invitationId: z.uuid() });
export const acceptanceInput = z.strictObject({
  token: z.string().min(1, "The link is not complete.").max(100),
});
/** What someone without an account joins with; the address is the invitation's. */
export const invitedAccountInput = acceptanceInput.extend({
  fullName: z
    .string("Your name is required")
    .trim()
    .min(1, "Your name is required")
    .max(100, "Name must be at most 100 characters long")
    .regex(/^[^\p{Cc}]*$/u, "Enter your name in one line"),
  password: passwordInput,
});
export type InvitedAccount = z.infer<typeof invitedAccountInput>;

export const joinDecisionInput = z.strictObject({ isAccepted: z.boolean() });

const role = z.enum(MEMBER_ROLES);

const teamMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role,
  joinedAt: z.iso.datetime(),
  isYou: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

const teamInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  jobs: z
    .array(z.object({ id: z.uuid(), title: z.string() }))
    .describe("The jobs that a hiring manager is invited for."),
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

const joinRequest = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  askedAt: z.iso.datetime(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

/** The people of a company. */
export const team = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  yourRole: role,
  members: z.array(teamMember).describe("Only yourself, unless you're an owner or a recruiter."),
  jobs: z
    .array(z.object({ id: z.uuid(), title: z.string() }))
    .describe("The jobs that hiring managers can be invited for. For owners only."),
  invitations: z.array(teamInvitation).describe("For owners only."),
  requests: z.array(joinRequest).describe("For owners only."),
});
export type Team = z.infer<typeof team>;

/** What someone sees who opens an invitation's link. */
/** A company to which someone belongs, and as what. */
export type Membership = { id: string; name: string; role: MemberRole };

export type InvitationView = {
  /** Whether it can be accepted, or why not. */
  state: "open" | "expired" | "accepted" | "revoked" | "unavailable";
  company: string;
  email: string;
  role: MemberRole;
  /** The titles of the jobs that a hiring manager is invited for. */
  jobs: string[];
  /** Whether the address belongs to an account already. */
  hasAccount: boolean;
  invitedBy: string | null;
  expiresAt: string;
};

/** A company that someone has asked to join. */
export type OwnRequest = {
  companyId: string;
  name: string;
  askedAt: string;
  state: "open" | "refused";
};
