import { companyParams } from "@/lib/companies/profile.schema";
import { transferInput } from "@/lib/companies/team/schema";
import { NO_MEMBER, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Hand a company over to another member",
  auth: "required",
  params: companyParams,
  body: transferInput,
  problems: { ...OWNERS_ONLY, ...NO_MEMBER },
} satisfies Operation;
