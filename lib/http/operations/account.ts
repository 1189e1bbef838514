import "server-only";
import { z } from "zod";
import { loginAnswer, tokenAnswer } from "@/lib/accounts/authentication/tokens.schema";
import {
  apiSignUpInput,
  codeInput,
  confirmationInput,
  emailChangeInput,
  emailConfirmationInput,
  loginInput,
  passwordChangeInput,
  refreshInput,
  resetInput,
  resetRequestInput,
  signUpInput,
  twoFactorEndInput,
  USER_TYPES,
} from "@/lib/accounts/schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const wrongPassword = { 422: "The current password is wrong, or `errors` names what is." };
const gone = { 410: "The link was used, superseded, has expired or never was." };
const challenged = { 403: "`challenge_required`: solve a challenge of /api/challenges first." };

const session = z.object({
  id: z.uuid(),
  device: z.string(),
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});

/** Logging in and out, signing up. */
const entering: Operation[] = [
  {
    method: "post",
    path: "/api/login",
    summary: "Log in",
    description:
      "For programs: answers a bearer token to send as `Authorization: Bearer …`. `userType` must be the account's. Where a second factor is on, `code` is asked for with a 401 whose `errors` names it.",
    body: loginInput,
    answer: loginAnswer,
    problems: { 401: "The credentials open no account.", ...challenged, ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/signup",
    summary: "Sign up",
    description:
      "For programs. The answer is the same whether or not the address is known; its reader gets a mail.",
    body: apiSignUpInput,
    answer: loginAnswer,
    status: 201,
    problems: { ...challenged, ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/refresh-token",
    summary: "Exchange a bearer token for a new one",
    description: "The old one ends. No token lasts longer than thirty days from its login.",
    body: refreshInput,
    answer: tokenAnswer,
    problems: { 401: "The token has ended or is somebody else's.", ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/logout",
    summary: "End the token or the session that this request comes with",
    isForAccounts: true,
    problems: unauthenticated,
  },
  {
    method: "post",
    path: "/api/accounts",
    summary: "Create an account, as the site's own form does",
    body: signUpInput,
    answer: z.object({ userId: z.uuid(), userType: z.enum(USER_TYPES) }),
    status: 201,
    problems: { ...challenged, ...invalid, ...limited },
  },
];

const recovering: Operation[] = [
  {
    method: "post",
    path: "/api/password-resets",
    summary: "Have a link for a new password mailed",
    description: "The answer is the same whether or not an account has the address.",
    body: resetRequestInput,
    answer: z.object({ message: z.string() }),
    status: 202,
    problems: { ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/password-resets/confirm",
    summary: "Set a new password by a mailed link",
    description: "Every session and token of the account ends.",
    body: resetInput,
    problems: { ...gone, ...invalid, ...limited },
  },
  {
    method: "post",
    path: "/api/email-verifications",
    summary: "Have the verification mailed again",
    isForAccounts: true,
    problems: { ...unauthenticated, 409: "The address is verified already.", ...limited },
  },
  {
    method: "post",
    path: "/api/email-verifications/confirm",
    summary: "Verify an address by a mailed link",
    description:
      "A link that changes an account's address takes its owner's session, token or `currentPassword` as well.",
    body: emailConfirmationInput,
    answer: z.object({ email: z.string() }),
    problems: { ...gone, 409: "Another account has verified the address.", ...limited },
  },
];

const securing: Operation[] = [
  {
    method: "post",
    path: "/api/account/email",
    summary: "Change the address",
    description: "Nothing changes until the link mailed to the new address is used.",
    isForAccounts: true,
    body: emailChangeInput,
    problems: { ...unauthenticated, ...wrongPassword, ...limited },
  },
  {
    method: "post",
    path: "/api/account/password",
    summary: "Change the password",
    description: "Every other session and token of the account ends.",
    isForAccounts: true,
    body: passwordChangeInput,
    problems: { ...unauthenticated, ...wrongPassword, ...limited },
  },
  {
    method: "get",
    path: "/api/account/sessions",
    summary: "List the browsers that are signed in",
    isForAccounts: true,
    answer: z.object({ sessions: z.array(session) }),
    problems: unauthenticated,
  },
  {
    method: "delete",
    path: "/api/account/sessions",
    summary: "Sign out everywhere, here too",
    isForAccounts: true,
    problems: unauthenticated,
  },
  {
    method: "delete",
    path: "/api/account/sessions/{sessionId}",
    summary: "Sign one browser out",
    isForAccounts: true,
    params: z.object({ sessionId: z.uuid() }),
    problems: { ...unauthenticated, 404: "No session of yours." },
  },
  {
    method: "post",
    path: "/api/account/two-factor",
    summary: "Begin to set up the second factor",
    isForAccounts: true,
    body: confirmationInput,
    answer: z.object({
      secret: z.string(),
      uri: z.string().describe("For an authenticator app."),
      qr: z.string().describe("The same as a picture, SVG."),
    }),
    problems: { ...unauthenticated, 409: "It is on already.", ...wrongPassword, ...limited },
  },
  {
    method: "put",
    path: "/api/account/two-factor",
    summary: "Put the second factor in force with its first code",
    isForAccounts: true,
    body: codeInput,
    answer: z.object({ recoveryCodes: z.array(z.string()).describe("Shown this once.") }),
    problems: { ...unauthenticated, ...invalid, ...limited },
  },
  {
    method: "delete",
    path: "/api/account/two-factor",
    summary: "Take the second factor away",
    isForAccounts: true,
    body: twoFactorEndInput,
    problems: { ...unauthenticated, 403: "Admins need it.", ...wrongPassword, ...limited },
  },
];

/** The calls around accounts. */
export const accountOperations: Operation[] = [...entering, ...recovering, ...securing];
