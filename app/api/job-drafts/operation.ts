import { z } from "zod";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import {
  DRAFT_KINDS,
  draftReceipt,
  draftsQuery,
  draftView,
  newDraftInput,
  templateRow,
} from "@/lib/jobs/posting/drafts.schema";

export const GET = {
  summary: "Read your drafts for a company and its templates",
  auth: "required",
  query: draftsQuery,
  response: z.object({
    draft: draftView.nullable(),
    templates: z.array(templateRow),
  }),
} satisfies Operation;

export const POST = {
  summary: "Create a draft or a template",
  description: `\`kind\` is one of ${DRAFT_KINDS.join(", ")}. Of drafts one has one a company.`,
  auth: "required",
  body: newDraftInput,
  response: draftReceipt,
  status: 201,
  problems: { ...NO_COMPANY, ...TOO_MANY, 409: "There's already one." },
} satisfies Operation;
