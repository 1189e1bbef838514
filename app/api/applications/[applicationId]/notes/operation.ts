import { z } from "zod";
import { noteInput, noteView } from "@/lib/applications/employer-view/notes.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List the team's notes about an applicant",
  auth: "required",
  params: applicationParams,
  response: z.object({ notes: z.array(noteView) }),
  problems: RECEIVED,
} satisfies Operation;

export const POST = {
  summary: "Write a note about an applicant",
  description: "The applicant never sees it. Colleagues mentioned with @ are notified.",
  auth: "required",
  params: applicationParams,
  body: noteInput,
  response: noteView,
  status: 201,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
