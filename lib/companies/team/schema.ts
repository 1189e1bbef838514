import { z } from "zod";
import { emailInput } from "@/lib/accounts/schema";

export const MEMBER_ROLES = ["owner", "recruiter"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const ROLE_NAMES: Record<MemberRole, string> = { owner: "Owner", recruiter: "Recruiter" };

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How many people a company has, those invited included. */
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

export type TeamMember = {
  userId: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  role: MemberRole;
  joinedAt: string;
  isYou: boolean;
};

export type TeamInvitation = {
  id: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  expiresAt: string;
  isExpired: boolean;
};

export type JoinRequest = { userId: string; name: string; email: string; askedAt: string };

/** The people of a company; what is open is for owners alone. */
export type Team = {
  companyId: string;
  companyName: string;
  yourRole: MemberRole;
  members: TeamMember[];
  invitations: TeamInvitation[];
  requests: JoinRequest[];
};

/** What somebody sees who opens the link of an invitation. */
export type InvitationView = {
  company: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  expiresAt: string;
};

/** A company that somebody has asked to be let in. */
export type OwnRequest = {
  companyId: string;
  name: string;
  askedAt: string;
  state: "open" | "refused";
};
