import { exportQuery } from "@/lib/analytics/schema";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Fetch views and applications of one's companies by day, job and source, a CSV file",
  auth: "required",
  query: exportQuery,
  file: "text/csv",
  problems: { 404: "No job of yours has this id." },
} satisfies Operation;
