import { route } from "@/lib/http/route";
import { listExportRows } from "@/lib/insights/export/queries";
import { toCsv } from "@/lib/insights/export/rules";
import { exportQuery } from "@/lib/insights/schema";
import { DomainError } from "@/lib/platform/errors";

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
