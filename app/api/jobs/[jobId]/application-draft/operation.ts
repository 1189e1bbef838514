import { draftInput, draftSaved } from "@/lib/applications/applying/drafts.schema";
import { applyParams } from "@/lib/applications/applying/submissions.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Keep an application while you write it",
  description:
    "Replaces what was kept before. `GET /api/applications/prefill` returns it. It is deleted when you apply, and 30 days after its last change. Files are not kept.",
  auth: "required",
  params: applyParams,
  body: draftInput,
  response: draftSaved,
  problems: {
    404: "The job takes no applications, or you have applied.",
    429: "Twelve hundred an hour.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete what you wrote into an application",
  auth: "required",
  params: applyParams,
} satisfies Operation;
