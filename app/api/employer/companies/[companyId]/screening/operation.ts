import { screeningInput } from "@/lib/applications/employer-view/blind-screening.schema";
import { companyParams } from "@/lib/applications/pipeline/stages.schema";
import { OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Turn blind screening on or off",
  auth: "required",
  params: companyParams,
  body: screeningInput,
  response: screeningInput,
  problems: { ...OWNERS_ONLY, 404: "You're not a member of the company, or it no longer exists." },
} satisfies Operation;
