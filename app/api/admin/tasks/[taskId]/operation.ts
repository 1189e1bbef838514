import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { taskParams } from "@/lib/operations/failed-tasks.schema";

export const DELETE = {
  summary: "Delete a failed task without doing its work",
  auth: "required",
  params: taskParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
