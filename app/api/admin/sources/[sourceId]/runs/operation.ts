import { ADMINS_ONLY, NOTHING_HERE } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { runInput, sourceParams } from "@/lib/sources/schema";

export const POST = {
  summary: "Read a source now",
  description: "In the background, even if the source is paused.",
  auth: "required",
  scope: "import",
  params: sourceParams,
  body: runInput,
  status: 202,
  problems: { ...ADMINS_ONLY, ...NOTHING_HERE },
} satisfies Operation;
