import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { categoryParams, moveInput } from "@/lib/jobs/categories/schema";

export const POST = {
  summary: "Move a category up or down",
  description: "Among the categories with the same parent.",
  auth: "required",
  params: categoryParams,
  body: moveInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
