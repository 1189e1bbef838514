import { z } from "zod";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read the words of the resume that came with an application",
  description: "Counts as an opening, as the file does; null while it is not read.",
  auth: "required",
  viewers: "may_not",
  params: applicationParams,
  answer: z.object({ text: z.string().nullable() }),
  problems: {
    ...RECEIVED,
    403: "The company screens blind, and the stage does not show names.",
    429: "More than 60 openings within an hour, or 300 within a day.",
  },
} satisfies Operation;
