import { companyParams, companyProfile, companyProfileInput } from "@/lib/companies/profile.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read the profile of your company",
  auth: "required",
  params: companyParams,
  response: companyProfile,
  problems: NO_COMPANY,
} satisfies Operation;

export const PUT = {
  summary: "Change the profile of a company you own",
  auth: "required",
  params: companyParams,
  body: companyProfileInput,
  response: companyProfile,
  problems: {
    ...OWNERS_ONLY,
    ...NO_COMPANY,
    409: "Someone changed the profile since `version`, or another company has this name.",
  },
} satisfies Operation;
