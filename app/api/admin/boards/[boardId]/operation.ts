import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { boardInput, boardParams } from "@/lib/jobs/boards/schema";

export const PUT = {
  summary: "Change a board",
  description: "Its name and host at once, the jobs that it shows in the background.",
  auth: "required",
  params: boardParams,
  body: boardInput,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a board",
  description:
    "With its own settings, the sessions of people who signed in at its address, and the alerts made there. Jobs and accounts stay.",
  auth: "required",
  params: boardParams,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
