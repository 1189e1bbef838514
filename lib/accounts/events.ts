import { z } from "zod";
import { PROVIDERS } from "./providers/schema";

// The facts that this domain announces. `id` names the cause, so that a reaction happens only once.

const ofAccount = z.object({ id: z.uuid(), userId: z.uuid() });

export const accountCreated = { name: "accounts.created", payload: ofAccount };
export const verificationRequested = {
  name: "accounts.verification_requested",
  payload: ofAccount,
};
export const emailVerified = { name: "accounts.email_verified", payload: ofAccount };
/** Someone says that an account has this address and that its password is lost. */
export const passwordResetRequested = {
  name: "accounts.password_reset_requested",
  payload: z.object({
    id: z.uuid(),
    email: z.string(),
    /** When the link's hour begins; if absent, when the email is written. */
    requestedAt: z.iso.datetime().optional(),
  }),
};
export const passwordChanged = {
  name: "accounts.password_changed",
  payload: ofAccount.extend({
    how: z.enum(["settings", "reset"]),
    /** How many passkeys can still log in; absent in events of earlier releases. */
    passkeys: z.number().int().optional(),
    /** Whose accounts can still log in; absent as above. */
    providers: z.array(z.enum(PROVIDERS)).optional(),
  }),
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
    /** Whether the old address was verified rather than only claimed. */
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
export const passkeyChanged = {
  name: "accounts.passkey_changed",
  payload: ofAccount.extend({ isAdded: z.boolean() }),
};
export const providerChanged = {
  name: "accounts.provider_changed",
  payload: ofAccount.extend({ provider: z.enum(PROVIDERS), isConnected: z.boolean() }),
};
/** Someone proves by email who they are. `id` is the mailed code's. */
export const codeRequested = { name: "accounts.code_requested", payload: ofAccount };
/** Someone who knows the password gave so many wrong codes that the second factor is locked. */
export const codesRefused = { name: "accounts.codes_refused", payload: ofAccount };
/** Someone signed up as an admin and is waiting for approval. */
export const adminRequested = { name: "accounts.admin_requested", payload: ofAccount };
export const adminDecided = {
  name: "accounts.admin_decided",
  payload: ofAccount.extend({ isApproved: z.boolean() }),
};
/**
 * The account has been unused for a long time; its deletion begins at `dueAt` unless someone signs
 * in.
 */
export const accountInactive = {
  name: "accounts.inactive",
  payload: ofAccount.extend({ dueAt: z.iso.datetime() }),
};
/** Why an account ends: its owner asked for it, or no one uses it. */
const why = z.enum(["asked", "inactivity"]);
export const deletionRequested = {
  name: "accounts.deletion_requested",
  payload: ofAccount.extend({ dueAt: z.iso.datetime(), why }),
};
export const deletionCancelled = { name: "accounts.deletion_cancelled", payload: ofAccount };
/**
 * The account is gone. This is all that is left of it, for the last email and for domains that keep
 * something under its address, which goes too if the account had verified it.
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
/** These companies have no members left. */
export const companiesAbandoned = {
  name: "accounts.companies_abandoned",
  payload: z.object({ companyIds: z.array(z.uuid()).min(1) }),
};
/** `id` is the export's. */
export const exportRequested = { name: "accounts.export_requested", payload: ofAccount };
export const exportReady = { name: "accounts.export_ready", payload: ofAccount };
