import { noteParams } from "@/lib/applications/employer-view/notes.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Delete your own note",
  auth: "required",
  params: noteParams,
  problems: { ...RECEIVED, 403: "A colleague wrote it." },
} satisfies Operation;
