import { ownPictures } from "@/lib/companies/pictures/schema";
import { companyParams } from "@/lib/companies/profile.schema";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read your company's cover and photos",
  auth: "required",
  params: companyParams,
  response: ownPictures,
  problems: NO_COMPANY,
} satisfies Operation;
