import { companyParams } from "@/lib/companies/profile.schema";
import { ownStory, storyInput } from "@/lib/companies/story/schema";
import { CHANGED_SINCE, NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read what your company says about working there",
  auth: "required",
  params: companyParams,
  response: ownStory,
  problems: NO_COMPANY,
} satisfies Operation;

export const PUT = {
  summary: "Replace what a company you own says about working there",
  auth: "required",
  params: companyParams,
  body: storyInput,
  response: ownStory,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY, ...CHANGED_SINCE },
} satisfies Operation;
