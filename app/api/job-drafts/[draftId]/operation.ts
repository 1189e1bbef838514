import { TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { draftChange, draftParams, draftReceipt } from "@/lib/jobs/posting/drafts.schema";

export const PUT = {
  summary: "Save a draft or a template",
  auth: "required",
  params: draftParams,
  body: draftChange,
  response: draftReceipt,
  problems: {
    ...TOO_MANY,
    404: "You have no draft with this id.",
    409: "It has changed since that version.",
  },
} satisfies Operation;

export const DELETE = {
  summary: "Delete a draft or a template",
  auth: "required",
  params: draftParams,
} satisfies Operation;
