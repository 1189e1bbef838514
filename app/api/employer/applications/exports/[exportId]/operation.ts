import { exportParams } from "@/lib/applications/pipeline/exports.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Fetch such a file",
  auth: "required",
  viewers: "may_not",
  params: exportParams,
  file: ["text/csv", "application/zip"],
  problems: { 404: "No file of yours.", 410: "Its day is over." },
} satisfies Operation;
