import { z } from "zod";
import type { EventDefinition } from "@/lib/platform/queue";

// Facts this domain announces. `id` names the cause: whoever reacts uses it to do a thing once.

const payload = z.object({ companyIds: z.array(z.uuid()).min(1) });

/** What the public sees of the companies changed, or they are new. */
export const companiesChanged: EventDefinition<z.infer<typeof payload>> = {
  name: "companies.changed",
  payload,
  about: ({ companyIds }) => companyIds,
};

const ofCompany = z.object({ id: z.uuid(), companyId: z.uuid() });
const ofMember = ofCompany.extend({ userId: z.uuid() });

/** The company has another name: what is found by it follows. */
export const companyRenamed = { name: "companies.renamed", payload: ofCompany };

/** Somebody is invited; `id` is the invitation's. */
export const memberInvited = { name: "companies.member_invited", payload: ofCompany };
/** Somebody asks to be let in. */
export const joinRequested = { name: "companies.join_requested", payload: ofMember };
export const joinDecided = {
  name: "companies.join_decided",
  payload: ofMember.extend({ isAccepted: z.boolean() }),
};
/** Somebody became a member, by an invitation, a request or an address at the company's domain. */
export const memberJoined = { name: "companies.member_joined", payload: ofMember };
/** Somebody is no longer a member; `byUserId` is their own id when they left. */
export const memberLeft = {
  name: "companies.member_left",
  payload: ofMember.extend({ byUserId: z.uuid() }),
};
export const memberRoleChanged = {
  name: "companies.member_role_changed",
  payload: ofMember.extend({ role: z.enum(["owner", "recruiter"]) }),
};

/** A link is to be mailed to an address at the company's domain; `id` is the verification's. */
export const verificationMailRequested = {
  name: "companies.verification_mail_requested",
  payload: ofCompany,
};
/** The company's domain is to be asked for its record; `id` is the verification's. */
export const domainCheckRequested = {
  name: "companies.domain_check_requested",
  payload: ofCompany,
};
/** The company proved its domain; `id` is the verification's. */
export const companyVerified = { name: "companies.verified", payload: ofCompany };
