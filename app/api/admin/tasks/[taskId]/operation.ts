import { taskParams } from "@/lib/administration/failed-tasks.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Delete a failed task without doing its work",
  auth: "required",
  params: taskParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
