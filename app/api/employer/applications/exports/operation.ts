import { z } from "zod";
import { companyExportView, exportInput } from "@/lib/applications/pipeline/exports.schema";
import { NO_COMPANY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "List your exports of applications",
  auth: "required",
  response: z.object({ exports: z.array(companyExportView) }),
} satisfies Operation;

export const POST = {
  summary: "Export applications to a file",
  description: "It can be downloaded for a day. Each CV in it counts as opened.",
  auth: "required",
  body: exportInput,
  response: companyExportView,
  status: 202,
  problems: { ...NO_COMPANY, ...TOO_MANY, 409: "There's nothing to export, or too much." },
} satisfies Operation;
