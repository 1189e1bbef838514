import { companyParams } from "@/lib/companies/profile.schema";
import { team } from "@/lib/companies/team/schema";
import { NO_MEMBER } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List a company's members",
  auth: "required",
  params: companyParams,
  response: team,
  problems: NO_MEMBER,
} satisfies Operation;
