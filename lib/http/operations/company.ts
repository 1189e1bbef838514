import "server-only";
import { z } from "zod";
import {
  companyParams,
  companyProfileInput,
  newCompanyInput,
} from "@/lib/companies/profile.schema";
import { confirmationInput, confirmationParams } from "@/lib/companies/verification/schema";
import type { Operation } from "../openapi";
import { companyTeamOperations } from "./company-team";
import { companyVerificationOperations } from "./company-verification";

const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };
const owned = {
  ...unauthenticated,
  403: "Only owners of the company can do this.",
  404: "No company of yours has this id.",
};
const invalid = { 422: "Something in the body cannot be used; `errors` names it." };
const text = z.string().nullable();

const facts = {
  email: text.describe("Read-only."),
  phone: text,
  website: text,
  address: text,
  description: text.describe("Markdown."),
  industry: text,
  companySize: text,
  foundedYear: z.int().nullable(),
  version: z.int().describe("To send with a change."),
};

const profile = z.looseObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  ...facts,
  logoUrl: text,
  role: z.enum(["owner", "recruiter"]),
  isPublic: z.boolean(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: text,
});

const employer = z.object({
  success: z.literal(true),
  user: z.object({
    _id: z.uuid(),
    userId: z.uuid(),
    username: z.string(),
    userType: z.literal("employer"),
    company: z.uuid(),
    companyName: z.string(),
    ...facts,
  }),
});

const changed = {
  409: "Someone changed the profile since `version`, or another company has this name.",
  ...invalid,
};

const ownProfile: Operation[] = [
  {
    method: "put",
    path: "/api/employer/profile",
    summary: "Change the profile of one's own company",
    description:
      "Makes the company first where there is none. What is left out stays; `email` is taken and stays as it is. Another name or website ends the company's verification.",
    isForAccounts: true,
    body: companyProfileInput,
    answer: employer,
    problems: {
      ...unauthenticated,
      403: "Only owners can, and only recruiters have companies.",
      ...changed,
    },
  },
  {
    method: "post",
    path: "/api/companies",
    summary: "Make a company that one owns",
    isForAccounts: true,
    body: newCompanyInput,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    problems: {
      ...unauthenticated,
      403: "Only recruiters have companies.",
      409: "A company of this name is here already: ask it to let you in.",
      ...invalid,
      429: "Ten within a day.",
    },
  },
  {
    method: "get",
    path: "/api/companies/{companyId}",
    summary: "Read the profile of a company that one belongs to",
    isForAccounts: true,
    params: companyParams,
    answer: profile,
    problems: { ...unauthenticated, 404: owned[404] },
  },
  {
    method: "put",
    path: "/api/companies/{companyId}",
    summary: "Change the profile of a company that one owns",
    isForAccounts: true,
    params: companyParams,
    body: companyProfileInput,
    answer: profile,
    problems: { ...owned, ...changed },
  },
  {
    method: "put",
    path: "/api/companies/{companyId}/logo",
    summary: "Send the company's logo",
    description: "The body is the picture: JPEG, PNG, WebP, AVIF or GIF, up to 5 MB.",
    isForAccounts: true,
    params: companyParams,
    answer: z.object({ logoUrl: text }),
    problems: { ...owned, 413: "It is longer than 5 MB.", 422: "It is no picture." },
  },
  {
    method: "delete",
    path: "/api/companies/{companyId}/logo",
    summary: "Take the company's logo away",
    isForAccounts: true,
    params: companyParams,
    problems: owned,
  },
  {
    method: "post",
    path: "/api/company-verifications/{verificationId}/confirmation",
    summary: "Verify a company by the link that was mailed to its domain",
    params: confirmationParams,
    body: confirmationInput,
    answer: z.object({ company: z.string(), domain: z.string() }),
    problems: {
      409: "Another company has verified the domain.",
      410: "The link is over, or none of ours.",
      ...invalid,
    },
  },
];

/** The calls by which employers look after their company. */
export const companyOperations: Operation[] = [
  ...ownProfile,
  ...companyTeamOperations,
  ...companyVerificationOperations,
];
