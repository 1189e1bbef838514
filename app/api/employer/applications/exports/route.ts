import { requestCompanyExport } from "@/lib/applications/pipeline/exports.commands";
import { listCompanyExports } from "@/lib/applications/pipeline/exports.queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => listCompanyExports(actor));

export const POST = route(operation.POST, async ({ actor, client, body }) =>
  requestCompanyExport(actor, client, body),
);
