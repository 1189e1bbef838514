import { Readable } from "node:stream";
import { route } from "@/lib/http/route";
import { noteAuditExport } from "@/lib/operations/audit-log.commands";
import { exportAuditEntries } from "@/lib/operations/audit-log.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query, client }) => {
  await noteAuditExport(actor, query, client);
  const body = Readable.from(exportAuditEntries(actor, query)).map((part) => Buffer.from(part));
  return { type: "text/csv", body, name: "audit-log.csv" };
});
