import { Readable } from "node:stream";
import { noteAuditExport } from "@/lib/administration/audit-log.commands";
import { exportAuditEntries } from "@/lib/administration/audit-log.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query, client }) => {
  await noteAuditExport(actor, query, client);
  const body = Readable.from(exportAuditEntries(actor, query)).map((part) => Buffer.from(part));
  return { type: "text/csv", body, name: "audit-log.csv" };
});
