import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { ownJobParams } from "@/lib/jobs/employer/lifecycle.schema";

export const DELETE = {
  summary: "Take back a change that waits, or put away one that was refused",
  auth: "required",
  params: ownJobParams,
  problems: NO_POSTING,
} satisfies Operation;
