import { interviewParams } from "@/lib/applications/interviews/schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Get an interview as a calendar file",
  auth: "or_link",
  params: interviewParams,
  file: "text/calendar",
  problems: RECEIVED,
} satisfies Operation;
