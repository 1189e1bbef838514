import { invitationParams } from "@/lib/applications/interviews/slots.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Take offered interview times back",
  description: "The applicant is told.",
  auth: "required",
  params: invitationParams,
  problems: { ...RECEIVED, 409: "The applicant has chosen a time." },
} satisfies Operation;
