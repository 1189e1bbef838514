import { requestCompanyExport } from "@/lib/applications/pipeline/exports.commands";
import { listCompanyExports } from "@/lib/applications/pipeline/exports.queries";
import { exportInput } from "@/lib/applications/pipeline/exports.schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => listCompanyExports(actor));

export const POST = route(
  { auth: "required", body: exportInput, status: 202 },
  async ({ actor, client, body }) => requestCompanyExport(actor, client, body),
);
