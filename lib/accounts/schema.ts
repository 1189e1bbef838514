import { z } from "zod";
import type { UserType } from "@/lib/shared/areas";
import type { Assignment, RecruitingRole } from "./roles.schema";

export const USER_TYPES = ["job_seeker", "employer", "admin"] as const satisfies UserType[];
/** The names that the site shows. */
export const USER_TYPE_NAMES: Record<UserType, string> = {
  job_seeker: "Job Seeker",
  employer: "Recruiter",
  admin: "Admin",
};

export const PASSWORD_MIN_LENGTH = 6;
export const ADMIN_PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 256;

/** How long a session lasts without activity, and a bearer token at most. */
export const SESSION_SECONDS = 8 * 3600;
/** When a session ends however active it is. */
export const SESSION_MAX_SECONDS = 30 * 24 * 3600;

declare const proven: unique symbol;

/**
 * A signed-in account, read from the database in this request. Only `lib/accounts/session.ts` makes
 * one, and `mail-sender.session.ts` for the proven sender of an email, so holding an `Actor` is
 * proof of who is asking.
 */
export type Actor = {
  readonly id: string;
  readonly userType: UserType;
  readonly username: string;
  /** False for an admin who has not been approved by another admin yet. */
  readonly isApproved: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly hasTwoFactor: boolean;
  /** The companies that the account acts for. Hiring managers and interviewers aren't here. */
  readonly companies: readonly { readonly id: string; readonly role: RecruitingRole }[];
  readonly assignments: readonly Assignment[];
  /** The boards that an admin may run, and nothing else; empty for one who may do everything. */
  readonly boardIds: readonly string[];
  /** A browser's session; null for a bearer token. */
  readonly sessionId: string | null;
  /** The admin who is impersonating this person and can change nothing; usually null. */
  readonly impersonatedBy: { readonly adminId: string } | null;
  /** The API key by which a program acts in the account's name; usually null. */
  readonly apiKey: {
    readonly id: string;
    readonly name: string;
    readonly isSandbox: boolean;
  } | null;
  readonly [proven]: true;
};

/** An account as its owner sees it. */
export const accountView = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string(),
  hasVerifiedEmail: z.boolean(),
  userType: z.enum(USER_TYPES),
  isApproved: z.boolean().describe("False for an admin whom no admin has approved yet."),
  avatarUrl: z.string().nullable(),
  hasTwoFactor: z.boolean(),
  deletionDueAt: z.iso.datetime().nullable().describe("When it is erased, as its owner asked."),
  createdAt: z.iso.datetime(),
});
export type AccountView = z.infer<typeof accountView>;

/** A signed-in browser, as its owner sees it. */
export const sessionView = z.object({
  id: z.uuid(),
  device: z.string().describe("E.g. “Firefox on Linux”."),
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** A copy of a person's data, as that person sees it. */
export const exportView = z.object({
  id: z.uuid(),
  state: z.enum(["preparing", "ready", "expired"]),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso
    .datetime()
    .nullable()
    .describe("When it can no longer be downloaded; null while it's being prepared."),
});
export type ExportView = z.infer<typeof exportView>;

/** How long a proof by passkey or mailed code counts. */
export const PROOF_SECONDS = 10 * 60;

/** How long someone can change their mind about deleting the account. */
export const DELETION_DAYS = 14;

const required = (name: string) => z.string(`${name} is required`);

export const emailInput = required("Email address")
  .trim()
  .min(1, "Email address is required")
  .max(254, "Email address is too long")
  .pipe(z.email("Enter an email address such as name@example.com"));

const usernameInput = required("User name")
  .trim()
  .min(1, "User name is required")
  .max(60, "User name must be at most 60 characters long")
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._ -]*$/u, "Use letters, digits, spaces, dots and dashes");

/** Any password that might be right; `authentication/passwords.ts` says what a new one must be. */
export const passwordInput = required("Password")
  .min(1, "Password is required")
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`);

const userTypeInput = z.enum(USER_TYPES, "Choose how you'll use the site");
export const challengeInput = z.string().max(4000).optional();

export const signUpInput = z.strictObject({
  username: usernameInput,
  email: emailInput,
  userType: userTypeInput,
  password: passwordInput,
  confirmPassword: z.string().max(1000).optional(),
  /** A honeypot that people don't see: whatever is in it came from a program. */
  website: z.string().max(1000).optional(),
  /** When the form was shown, with a signature. */
  form: z.string().max(1000).optional(),
  challenge: challengeInput,
});
export type SignUp = z.infer<typeof signUpInput>;

/** Sign-up by a provider, which brings the address; admins can't. */
export const providerSignUpInput = z.strictObject({
  username: usernameInput,
  userType: z.enum(["job_seeker", "employer"], "Choose how you'll use the site"),
});

/** Sign-up through the API (spec, section 7). */
export const apiSignUpInput = signUpInput.pick({
  username: true,
  email: true,
  userType: true,
  password: true,
  challenge: true,
});
export type ApiSignUp = z.infer<typeof apiSignUpInput>;

/** An admin created by the site's operator. */
export const newAdminInput = signUpInput.pick({ username: true, email: true, password: true });
export type NewAdmin = z.infer<typeof newAdminInput>;

export const loginInput = z.strictObject({
  email: emailInput,
  password: passwordInput,
  userType: userTypeInput,
  /** From the second factor, or a recovery code. */
  code: z.string().trim().max(40).optional(),
  challenge: challengeInput,
});
export type Login = z.infer<typeof loginInput>;

export const refreshInput = z.strictObject({
  userId: z.uuid("userId must be the account's id"),
  token: z.string().min(1).max(100),
});

/** A name as its owner writes it, in any script; "" removes it. */
const fullNameInput = z
  .string("Enter your name")
  .trim()
  .max(100, "Name must be at most 100 characters long")
  .regex(/^[^\p{Cc}]*$/u, "Enter your name in one line")
  .nullable()
  .transform((name) => name || null);

export const profileInput = z.strictObject({
  fullName: fullNameInput.optional(),
  username: usernameInput.optional(),
});
export type ProfileChange = z.infer<typeof profileInput>;

export const AVATAR_MAX_BYTES = 5_000_000;

const codeField = z
  .string("Enter the code")
  .trim()
  .min(1, "Enter the code")
  .max(40, "This code is too long");

export const codeInput = z.strictObject({ code: codeField });

/** What a browser answers with after a code was mailed. */
export const mailedCodeInput = z.strictObject({
  codeId: z.uuid(),
  mailedCode: z
    .string("Enter the code")
    .trim()
    .min(1, "Enter the code")
    .max(20, "This code is too long"),
});
export type MailedCodeInput = z.infer<typeof mailedCodeInput>;

/** Left out by an account without a password, whose session has been proved instead. */
const proofInput = passwordInput.optional();

export const twoFactorEndInput = z.strictObject({
  currentPassword: proofInput,
  code: codeField,
});

export const confirmationInput = z.strictObject({ currentPassword: proofInput });

export const passwordChangeInput = z.strictObject({
  currentPassword: proofInput,
  password: passwordInput,
  confirmPassword: z.string().max(1000),
});
export type PasswordChange = z.infer<typeof passwordChangeInput>;

export const emailChangeInput = z.strictObject({
  email: emailInput,
  currentPassword: proofInput,
});
export type EmailChange = z.infer<typeof emailChangeInput>;

export const resetRequestInput = z.strictObject({ email: emailInput });

const tokenInput = z.string().min(1, "The link is incomplete.").max(100);

export const emailConfirmationInput = z.strictObject({
  token: tokenInput,
  /**
   * Required when the link changes an account's address and no one is signed in to that account.
   */
  currentPassword: passwordInput.optional(),
});
export type EmailConfirmation = z.infer<typeof emailConfirmationInput>;

export const resetInput = z.strictObject({
  token: tokenInput,
  password: passwordInput,
  confirmPassword: z.string().max(1000),
});
export type Reset = z.infer<typeof resetInput>;
