import { exportQuery } from "@/lib/analytics/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Download your companies' views and applications by day, job and source, as a CSV file",
  auth: "required",
  query: exportQuery,
  file: "text/csv",
  problems: { 404: "You have no job with this id." },
} satisfies Operation;
