import { NO_POSTING } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { hiringManagerList } from "@/lib/jobs/employer/hiring-managers.schema";
import { employerJobParams } from "@/lib/jobs/employer/lifecycle.schema";

export const GET = {
  summary: "List the company's hiring managers, and whether a job is theirs",
  auth: "required",
  params: employerJobParams,
  response: hiringManagerList,
  problems: NO_POSTING,
} satisfies Operation;
