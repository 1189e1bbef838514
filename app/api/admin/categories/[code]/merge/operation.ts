import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { categoryParams, mergeInput } from "@/lib/jobs/categories/schema";

export const POST = {
  summary: "Merge a category into another one",
  description:
    "Its jobs, parts and addresses go to the other one; it can no longer be chosen. You can't undo this.",
  auth: "required",
  params: categoryParams,
  body: mergeInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
