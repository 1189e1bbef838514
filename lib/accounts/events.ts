import { z } from "zod";

// Facts this domain announces. `id` names the cause: whoever reacts uses it to do a thing once.

const ofAccount = z.object({ id: z.uuid(), userId: z.uuid() });

export const accountCreated = { name: "accounts.created", payload: ofAccount };
export const verificationRequested = {
  name: "accounts.verification_requested",
  payload: ofAccount,
};
export const emailVerified = { name: "accounts.email_verified", payload: ofAccount };
/** Somebody says that an account has this address and that its password is lost. */
export const passwordResetRequested = {
  name: "accounts.password_reset_requested",
  payload: z.object({
    id: z.uuid(),
    email: z.string(),
    /** From then on the link works for an hour; from the mail on where it is not said. */
    requestedAt: z.iso.datetime().optional(),
  }),
};
export const passwordChanged = {
  name: "accounts.password_changed",
  payload: ofAccount.extend({ how: z.enum(["settings", "reset"]) }),
};
/** `id` is the mailed link's. */
export const emailChangeRequested = {
  name: "accounts.email_change_requested",
  payload: ofAccount.extend({ email: z.string() }),
};
export const emailChanged = {
  name: "accounts.email_changed",
  payload: ofAccount.extend({
    oldEmail: z.string(),
    newEmail: z.string(),
    /** Whether the old address was more than a claim. */
    wasVerified: z.boolean(),
  }),
};
export const signedIn = {
  name: "accounts.signed_in",
  payload: ofAccount.extend({ sessionId: z.uuid(), isNewDevice: z.boolean() }),
};
export const twoFactorChanged = {
  name: "accounts.two_factor_changed",
  payload: ofAccount.extend({ isOn: z.boolean() }),
};
/** Somebody who knows the password gave so many wrong codes that the second factor is locked. */
export const codesRefused = { name: "accounts.codes_refused", payload: ofAccount };
/** Somebody signed up as admin and waits for approval. */
export const adminRequested = { name: "accounts.admin_requested", payload: ofAccount };
export const adminDecided = {
  name: "accounts.admin_decided",
  payload: ofAccount.extend({ isApproved: z.boolean() }),
};
/** Nobody has used the account for long; its deletion begins at `dueAt` unless somebody does. */
export const accountInactive = {
  name: "accounts.inactive",
  payload: ofAccount.extend({ dueAt: z.iso.datetime() }),
};
/** Why an account ends: its owner asked for it, or nobody uses it. */
const why = z.enum(["asked", "inactivity"]);
export const deletionRequested = {
  name: "accounts.deletion_requested",
  payload: ofAccount.extend({ dueAt: z.iso.datetime(), why }),
};
export const deletionCancelled = { name: "accounts.deletion_cancelled", payload: ofAccount };
/**
 * The account is gone; this is all that is left of it, for the last mail, and for whoever keeps
 * something by the address, which goes too where the account had verified it.
 */
export const accountErased = {
  name: "accounts.erased",
  payload: z.object({
    id: z.uuid(),
    email: z.string(),
    username: z.string(),
    why,
    wasVerified: z.boolean().optional(),
  }),
};
/** Nobody is left who belongs to these companies. */
export const companiesAbandoned = {
  name: "accounts.companies_abandoned",
  payload: z.object({ companyIds: z.array(z.uuid()).min(1) }),
};
/** `id` is the export's. */
export const exportRequested = { name: "accounts.export_requested", payload: ofAccount };
export const exportReady = { name: "accounts.export_ready", payload: ofAccount };
