import { auditExportQuery } from "@/lib/administration/audit-log.schema";
import { ADMINS_ONLY, TOO_MANY } from "@/lib/http/known-problems";
import type { Operation } from "@/lib/http/operation";

export const GET = {
  summary: "Download the audit log, newest first, as a CSV file",
  auth: "required",
  query: auditExportQuery,
  file: "text/csv",
  problems: { ...ADMINS_ONLY, ...TOO_MANY },
} satisfies Operation;
