import { draftInput, draftSaved } from "@/lib/applications/applying/drafts.schema";
import { applyParams } from "@/lib/applications/applying/submissions.schema";
import type { Operation } from "@/lib/http/operation";

export const PUT = {
  summary: "Save an application draft",
  description:
    "Replaces the previous draft. `GET /api/applications/prefill` returns it. A draft is deleted when you apply, or 30 days after its last change. Files aren't saved.",
  auth: "required",
  params: applyParams,
  body: draftInput,
  response: draftSaved,
  problems: {
    404: "The job isn't open for applications, or you've already applied.",
    429: "At most 1,200 an hour.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete an application draft",
  auth: "required",
  params: applyParams,
} satisfies Operation;
