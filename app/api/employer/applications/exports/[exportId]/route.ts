import { openCompanyExport } from "@/lib/applications/pipeline/exports.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

const TYPES = { csv: "text/csv", zip: "application/zip" } as const;

export const GET = route(operation.GET, async ({ actor, params }) => {
  const { stream, size, kind, madeAt } = await openCompanyExport(actor, params.exportId);
  const name = `applications-${madeAt.toISOString().slice(0, 10)}.${kind}`;
  return { type: TYPES[kind], body: stream, size, name };
});
