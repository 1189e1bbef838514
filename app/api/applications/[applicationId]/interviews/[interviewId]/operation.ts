import {
  interviewChange,
  interviewParams,
  interviewView,
} from "@/lib/applications/interviews/schema";
import { RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Reschedule an interview",
  auth: "required",
  params: interviewParams,
  body: interviewChange,
  response: interviewView,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
