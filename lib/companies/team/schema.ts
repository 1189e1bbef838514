import { z } from "zod";
import { emailInput } from "@/lib/accounts/schema";

const MEMBER_ROLES = ["owner", "recruiter"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const ROLE_NAMES: Record<MemberRole, string> = { owner: "Owner", recruiter: "Recruiter" };

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How many people a company can have, including those invited. */
export const MOST_MEMBERS = 200;

const roleInput = z.enum(MEMBER_ROLES, "Choose a role: owner or recruiter");

export const memberParams = z.strictObject({ companyId: z.uuid(), userId: z.uuid() });
export const roleChangeInput = z.strictObject({ role: roleInput });
export const transferInput = z.strictObject({ userId: z.uuid("Choose who the company goes to") });

export const invitationInput = z.strictObject({ email: emailInput, role: roleInput });
export type InvitationInput = z.infer<typeof invitationInput>;
export const invitationParams = z.strictObject({ companyId: z.uuid(), invitationId: z.uuid() });
export const acceptanceParams = z.strictObject({ invitationId: z.uuid() });
export const acceptanceInput = z.strictObject({
  token: z.string().min(1, "The link is not complete.").max(100),
});

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
  members: z.array(teamMember),
  invitations: z.array(teamInvitation).describe("For owners only."),
  requests: z.array(joinRequest).describe("For owners only."),
});
export type Team = z.infer<typeof team>;

/** What someone sees who opens an invitation's link. */
export type InvitationView = {
  company: string;
  email: string;
  role: MemberRole;
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
