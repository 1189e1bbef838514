import { z } from "zod";
import { retryInput } from "@/lib/administration/failed-tasks.schema";
import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Try failed tasks again now",
  description: "The ones you name, or all without `taskIds`.",
  auth: "required",
  body: retryInput,
  response: z.object({ retried: z.int() }),
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
