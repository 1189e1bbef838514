import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";

export const DELETE = {
  summary: "Withdraw a waiting change, or discard a rejected one",
  auth: "required",
  params: employerJobParams,
  problems: NO_POSTING,
} satisfies Operation;
