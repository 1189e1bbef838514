import { tagParams, tagView } from "@/lib/applications/employer-view/tags.schema";
import { RECEIVED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const DELETE = {
  summary: "Remove a tag from an applicant",
  auth: "required",
  params: tagParams,
  response: tagView,
  problems: RECEIVED,
} satisfies Operation;
