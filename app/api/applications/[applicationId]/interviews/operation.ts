import { z } from "zod";
import { interviewInput, interviewView } from "@/lib/applications/interviews/schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List an application's interviews",
  description: "For the sender and for the company.",
  auth: "required",
  params: applicationParams,
  response: z.object({ interviews: z.array(interviewView) }),
  problems: RECEIVED,
} satisfies Operation;

export const POST = {
  summary: "Invite an applicant to an interview",
  description: "The applicant gets an email with a calendar file.",
  auth: "required",
  params: applicationParams,
  body: interviewInput,
  response: interviewView,
  status: 201,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
