import { ADMINS_ONLY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";
import { auditExportQuery } from "@/lib/operations/audit-log.schema";

export const GET = {
  summary: "Download the audit log, newest first, as a CSV file",
  auth: "required",
  query: auditExportQuery,
  file: "text/csv",
  problems: { ...ADMINS_ONLY, ...TOO_MANY },
} satisfies Operation;
