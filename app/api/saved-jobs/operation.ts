import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { mergeInput } from "@/lib/jobs/seeker/saved.schema";

const ids = z.object({ ids: z.array(z.uuid()).describe("The latest saved first.") });

export const GET = {
  summary: "List your saved jobs",
  auth: "required",
  scope: "read_saved_jobs",
  response: ids,
} satisfies Operation;

export const POST = {
  summary: "Save several jobs at once",
  description: "Ids of jobs that are not open are ignored.",
  auth: "required",
  body: mergeInput,
  response: ids,
} satisfies Operation;
