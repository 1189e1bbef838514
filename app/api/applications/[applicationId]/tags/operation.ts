import { tagInput, tagView } from "@/lib/applications/employer-view/tags.schema";
import { applicationParams } from "@/lib/applications/status.schema";
import { RECEIVED, RECEIVED_CHANGED } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List an applicant's tags",
  auth: "required",
  params: applicationParams,
  response: tagView,
  problems: RECEIVED,
} satisfies Operation;

export const POST = {
  summary: "Add a tag to an applicant",
  auth: "required",
  params: applicationParams,
  body: tagInput,
  response: tagView,
  problems: RECEIVED_CHANGED,
} satisfies Operation;
