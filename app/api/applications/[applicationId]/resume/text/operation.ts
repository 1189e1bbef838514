import { z } from "zod";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Read the text of an application's resume",
  description: "Counts as opening the resume, like the file. Null until it has been read.",
  auth: "required",
  impersonators: "may_not",
  params: applicationParams,
  response: z.object({ text: z.string().nullable() }),
  problems: {
    ...RECEIVED,
    403: "The company uses blind screening, and the stage doesn't show names.",
    429: "More than 60 openings an hour, or 300 a day.",
  },
} satisfies Operation;
