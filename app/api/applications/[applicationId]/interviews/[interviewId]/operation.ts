import {
  interviewChange,
  interviewParams,
  interviewView,
} from "@/lib/applications/interviews/schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const PATCH = {
  summary: "Reschedule an interview",
  auth: "required",
  params: interviewParams,
  body: interviewChange,
  response: interviewView,
  problems: RECEIVED_CHANGED,
} satisfies Operation;

export const DELETE = {
  summary: "Cancel an interview",
  auth: "required",
  params: interviewParams,
  response: interviewView,
  problems: RECEIVED,
} satisfies Operation;
