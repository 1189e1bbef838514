import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { categoryInput, categoryParams } from "@/lib/jobs/categories/schema";

export const PUT = {
  summary: "Change a category of jobs",
  description: "Its former address leads to the new one with 301.",
  auth: "required",
  params: categoryParams,
  body: categoryInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
