import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { hiddenCompanyParams, visibilityView } from "@/lib/profiles/visibility.schema";

export const PUT = {
  summary: "Hide your profile from a company",
  auth: "required",
  params: hiddenCompanyParams,
  response: visibilityView,
  problems: { ...LIST_FULL, 404: "There's no company with this id." },
} satisfies Operation;

export const DELETE = {
  summary: "Stop hiding your profile from a company",
  auth: "required",
  params: hiddenCompanyParams,
  response: visibilityView,
} satisfies Operation;
