import { z } from "zod";
import { noteInput } from "@/lib/applications/employer-view/notes.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const note = z.object({
  id: z.uuid(),
  author: z.string().nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  mentions: z.array(z.string()).describe("The names of those who were notified."),
  writtenAt: z.iso.datetime(),
});

export const GET = {
  summary: "List the team's notes about an applicant",
  auth: "required",
  params: applicationParams,
  answer: z.object({ notes: z.array(note) }),
  problems: RECEIVED,
} satisfies Operation;

export const POST = {
  summary: "Write a note about an applicant",
  description: "The applicant never sees it. Colleagues mentioned with @ are notified.",
  auth: "required",
  params: applicationParams,
  body: noteInput,
  answer: note,
  status: 201,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
