import { route } from "@/lib/http/route";
import { addCompanySource } from "@/lib/sources/owned/commands";
import { listCompanySources } from "@/lib/sources/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) => ({
  sources: await listCompanySources(actor, params.companyId),
}));

export const POST = route(operation.POST, ({ actor, client, params, body }) =>
  addCompanySource({ actor, client, companyId: params.companyId }, body),
);
