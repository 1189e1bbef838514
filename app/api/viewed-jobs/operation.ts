import { z } from "zod";
import type { Operation } from "@/lib/http/operation";
import { viewedInput, viewedJob } from "@/lib/jobs/seeker/viewed.schema";

const jobs = z.object({ jobs: z.array(viewedJob).describe("Most recently viewed first.") });

export const GET = {
  summary: "List your recently viewed jobs",
  auth: "required",
  response: jobs,
} satisfies Operation;

export const POST = {
  summary: "Add jobs you viewed before signing in",
  description: "Ids of jobs that aren't open are ignored. Only the most recent are kept.",
  auth: "required",
  body: viewedInput,
  response: jobs,
} satisfies Operation;

export const DELETE = {
  summary: "Clear your recently viewed jobs",
  auth: "required",
} satisfies Operation;
