import { reasonList, reasonParams } from "@/lib/applications/letters/reasons.schema";
import { NO_COMPANY, OWNERS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Set the reasons a company's team can choose from when it turns people down",
  auth: "required",
  params: reasonParams,
  body: reasonList,
  response: reasonList,
  problems: { ...OWNERS_ONLY, ...NO_COMPANY },
} satisfies Operation;
