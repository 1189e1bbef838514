import {
  interviewCancellation,
  interviewParams,
  interviewView,
} from "@/lib/applications/interviews/schema";
import { NO_APPLICATION } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Call an interview off",
  description: "For the applicant and for the company. The other side is told.",
  auth: "or_link",
  params: interviewParams,
  body: interviewCancellation,
  response: interviewView,
  problems: { ...NO_APPLICATION, 409: "It has begun." },
} satisfies Operation;
