import { toCsv } from "@/lib/analytics/export";
import { listExportRows } from "@/lib/analytics/export.queries";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) => {
  const rows = await listExportRows(actor, query);
  if (!rows) throw new DomainError("not_found", "Job not found");
  return { type: "text/csv", body: toCsv(rows), name: `analytics-${query.period}-days.csv` };
});
