import { z } from "zod";
import { MEMBER_ROLES } from "@/lib/accounts/roles.schema";
import type { EventDefinition } from "@/lib/platform/queue";

// The facts that this domain announces. `id` names the cause, so that a reaction happens only once.

const payload = z.object({ companyIds: z.array(z.uuid()).min(1) });

/** What the public sees of the companies changed, or they are new. */
export const companiesChanged: EventDefinition<z.infer<typeof payload>> = {
  name: "companies.changed",
  payload,
  about: ({ companyIds }) => companyIds,
};

const ofCompany = z.object({ id: z.uuid(), companyId: z.uuid() });
const ofMember = ofCompany.extend({ userId: z.uuid() });

/** The company was renamed, so whatever finds it by name has to follow. */
export const companyRenamed = { name: "companies.renamed", payload: ofCompany };

/** Someone was invited; `id` is the invitation's. */
export const memberInvited = { name: "companies.member_invited", payload: ofCompany };
/** Someone asked to join. */
export const joinRequested = { name: "companies.join_requested", payload: ofMember };
export const joinDecided = {
  name: "companies.join_decided",
  payload: ofMember.extend({ isAccepted: z.boolean() }),
};
/** Someone became a member, by an invitation, a request or an address at the company's domain. */
export const memberJoined = { name: "companies.member_joined", payload: ofMember };
/** Someone is no longer a member; `byUserId` is their own id if they left. */
export const memberLeft = {
  name: "companies.member_left",
  payload: ofMember.extend({ byUserId: z.uuid() }),
};
export const memberRoleChanged = {
  name: "companies.member_role_changed",
  payload: ofMember.extend({ role: z.enum(MEMBER_ROLES) }),
};

/** Someone no longer works on a job or an applicant, and stays a member. */
export const assignmentEnded = { name: "companies.assignment_ended", payload: ofMember };

/** A link has to be mailed to an address at the company's domain; `id` is the verification's. */
export const verificationMailRequested = {
  name: "companies.verification_mail_requested",
  payload: ofCompany,
};
/** The company's domain has to be checked for its record; `id` is the verification's. */
export const domainCheckRequested = {
  name: "companies.domain_check_requested",
  payload: ofCompany,
};
/** The company proved its domain; `id` is the verification's. */
export const companyVerified = { name: "companies.verified", payload: ofCompany };
