import { z } from "zod";
import { NO_JOB } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { matchParams } from "@/lib/recommendations/schema";

export const GET = {
  summary: "See which of a job's skills you have",
  auth: "required",
  params: matchParams,
  answer: z.object({
    matched: z.int(),
    total: z.int(),
    skills: z.array(z.object({ name: z.string(), isMatched: z.boolean() })),
  }),
  problems: NO_JOB,
} satisfies Operation;
