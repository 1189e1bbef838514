import "server-only";
import { z } from "zod";
import { companyNameQuery } from "@/lib/companies/names.schema";
import { CONSENT_PURPOSES, consentInput, consentParams } from "@/lib/profiles/consents.schema";
import { domainParams, hiddenCompanyParams } from "@/lib/profiles/visibility.schema";
import type { Operation } from "../openapi";

const invalid = { 422: "Something in the request cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };
const unauthenticated = { 401: "No session and no bearer token, or one that has ended." };

const hiddenFrom = z.object({
  companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  domains: z.array(z.string()),
});
const consents = z.array(
  z.object({
    purpose: z.enum(CONSENT_PURPOSES),
    isGiven: z.boolean(),
    at: z.iso.datetime().nullable(),
    text: z.string(),
    textVersion: z.int(),
  }),
);

const ofHiding = { isForAccounts: true, answer: hiddenFrom } as const;
const companyPath = "/api/profile/hidden-companies/{companyId}";
const domainPath = "/api/profile/hidden-domains/{domain}";

/** Who sees a person's profile, and what one can choose from around it. */
export const privacyOperations: Operation[] = [
  {
    method: "get",
    path: "/api/profile/visibility",
    summary: "Read what one agreed to, and whom one hides from",
    isForAccounts: true,
    answer: z.object({ consents, hiddenFrom }),
    problems: unauthenticated,
  },
  {
    method: "put",
    path: "/api/profile/consents/{purpose}",
    summary: "Agree to something, or withdraw that",
    isForAccounts: true,
    params: consentParams,
    body: consentInput,
    answer: z.object({ consents }),
    problems: { ...unauthenticated, ...invalid, 409: "Another wording holds by now." },
  },
  {
    ...ofHiding,
    method: "put",
    path: companyPath,
    summary: "Hide one's profile from a company",
    params: hiddenCompanyParams,
    problems: {
      ...unauthenticated,
      ...invalid,
      404: "No company has this id.",
      409: "The list is full.",
    },
  },
  {
    ...ofHiding,
    method: "delete",
    path: companyPath,
    summary: "Hide one's profile from a company no longer",
    params: hiddenCompanyParams,
    problems: { ...unauthenticated, ...invalid },
  },
  {
    ...ofHiding,
    method: "put",
    path: domainPath,
    summary: "Hide one's profile from everybody with an address of a domain",
    params: domainParams,
    problems: { ...unauthenticated, ...invalid, 409: "The list is full." },
  },
  {
    ...ofHiding,
    method: "delete",
    path: domainPath,
    summary: "Hide one's profile from a domain no longer",
    params: domainParams,
    problems: { ...unauthenticated, ...invalid },
  },
  {
    method: "get",
    path: "/api/companies",
    summary: "Suggest companies by name",
    query: companyNameQuery,
    answer: z.object({
      companies: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
    }),
    problems: { ...invalid, ...limited },
  },
];
