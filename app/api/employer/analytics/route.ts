import { toCsv } from "@/lib/analytics/export";
import { listExportRows } from "@/lib/analytics/export.queries";
import { exportQuery } from "@/lib/analytics/schema";
import { route } from "@/lib/http/route";
import { DomainError } from "@/lib/shared/errors";

export const GET = route({ auth: "required", query: exportQuery }, async ({ actor, query }) => {
  const rows = await listExportRows(actor, query);
  if (!rows) throw new DomainError("not_found", "Job not found");
  return new Response(toCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="analytics-${query.period}-days.csv"`,
    },
  });
});
