import { z } from "zod";
import { previewInput } from "@/lib/content/preview.schema";
import { ADMINS_ONLY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const POST = {
  summary: "Preview Markdown",
  auth: "required",
  body: previewInput,
  response: z.object({ html: z.string() }),
  problems: ADMINS_ONLY,
} satisfies Operation;
