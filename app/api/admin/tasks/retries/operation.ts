import { z } from "zod";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { retryInput } from "@/lib/operations/failed-tasks.schema";

export const POST = {
  summary: "Try failed tasks again now",
  description: "The ones you name, or all without `taskIds`.",
  auth: "required",
  body: retryInput,
  answer: z.object({ retried: z.int() }),
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
