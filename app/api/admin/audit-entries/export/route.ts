import { Readable } from "node:stream";
import { route } from "@/lib/http/route";
import { noteAuditExport } from "@/lib/operations/audit-log.commands";
import { exportAuditEntries } from "@/lib/operations/audit-log.queries";
import { auditExportQuery } from "@/lib/operations/audit-log.schema";

export const GET = route(
  { auth: "required", query: auditExportQuery },
  async ({ actor, query, client }) => {
    await noteAuditExport(actor, query, client);
    const lines = Readable.from(exportAuditEntries(actor, query)).map((part) => Buffer.from(part));
    return new Response(Readable.toWeb(lines) as BodyInit, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="audit-log.csv"',
      },
    });
  },
);
