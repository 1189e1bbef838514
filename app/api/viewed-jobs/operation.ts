import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { viewedInput, viewedJob } from "@/lib/jobs/seeker/viewed.schema";

const jobs = z.object({ jobs: z.array(viewedJob).describe("The latest viewed first.") });

export const GET = {
  summary: "List the jobs you viewed last",
  auth: "required",
  response: jobs,
} satisfies Operation;

export const POST = {
  summary: "Add jobs that you viewed before you signed in",
  description: "Ids of jobs that are not open are ignored. Only the latest are kept.",
  auth: "required",
  body: viewedInput,
  response: jobs,
} satisfies Operation;

export const DELETE = {
  summary: "Forget which jobs you viewed",
  auth: "required",
} satisfies Operation;
