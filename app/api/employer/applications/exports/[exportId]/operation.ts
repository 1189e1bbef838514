import { exportParams } from "@/lib/applications/pipeline/exports.schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Download an exported file",
  auth: "required",
  impersonators: "may_not",
  params: exportParams,
  file: ["text/csv", "application/zip"],
  problems: { 404: "You have no file with this id.", 410: "Its day has passed." },
} satisfies Operation;
