import "server-only";
import { z } from "zod";
import { companyParams } from "@/lib/companies/profile.schema";
import { verificationInput, verificationParams } from "@/lib/companies/verification/schema";
import type { Operation } from "../openapi";

const owned = {
  401: "No session and no bearer token, or one that has ended.",
  403: "Only owners of the company can do this.",
  404: "No company of yours has this id, or nothing of it this one.",
};

/** The calls by which owners prove their company's domain. */
export const companyVerificationOperations: Operation[] = [
  {
    method: "post",
    path: "/api/companies/{companyId}/verifications",
    summary: "Start to verify a company's domain",
    description:
      "By a link mailed to an address there, or by a TXT record; the company's profile page shows which.",
    isForAccounts: true,
    params: companyParams,
    body: verificationInput,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    problems: {
      ...owned,
      409: "The company has no website, another company has the domain, or it looks like one's.",
      422: "The address cannot speak for the company's website; `errors` says why.",
      429: "Twenty within an hour.",
    },
  },
  {
    method: "delete",
    path: "/api/companies/{companyId}/verifications/{verificationId}",
    summary: "Call off a verification that is under way",
    isForAccounts: true,
    params: verificationParams,
    problems: owned,
  },
  {
    method: "post",
    path: "/api/companies/{companyId}/verifications/{verificationId}/check",
    summary: "Have the domain asked for its record now",
    isForAccounts: true,
    params: verificationParams,
    problems: { ...owned, 429: "Twenty within an hour." },
  },
];
