import { z } from "zod";
import { pipelineQuery } from "@/lib/applications/pipeline/schema";
import { stage } from "@/lib/applications/pipeline/stages.schema";
import { APPLICATION_STATUSES } from "@/lib/applications/schema";
import { NO_COMPANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

const instant = z.iso.datetime();
const status = z.enum(APPLICATION_STATUSES);
const received = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int().describe("To send with a change."),
  status,
  stageId: z.uuid().nullable(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z.string().describe("The reference while blind screening hides who it is."),
  isHidden: z.boolean(),
  submittedAt: instant,
  changedAt: instant,
  isNew: z.boolean(),
  hasResume: z.boolean(),
  unread: z.int(),
  skills: z.object({ matched: z.int(), wanted: z.int() }).nullable(),
  interviewAt: instant.nullable(),
});
const list = z.looseObject({
  companyId: z.uuid(),
  stages: z.array(stage.extend({ count: z.int() })),
  rows: z.array(received),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

export const GET = {
  summary: "List your company's applications",
  auth: "required",
  query: pipelineQuery,
  answer: list,
  problems: NO_COMPANY,
} satisfies Operation;
