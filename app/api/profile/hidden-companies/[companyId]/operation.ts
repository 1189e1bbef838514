import { LIST_FULL } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { hiddenCompanyParams, visibilityView } from "@/lib/profiles/visibility.schema";

export const PUT = {
  summary: "Hide one's profile from a company",
  auth: "required",
  params: hiddenCompanyParams,
  answer: visibilityView,
  problems: { ...LIST_FULL, 404: "No company has this id." },
} satisfies Operation;

export const DELETE = {
  summary: "Hide one's profile from a company no longer",
  auth: "required",
  params: hiddenCompanyParams,
  answer: visibilityView,
} satisfies Operation;
