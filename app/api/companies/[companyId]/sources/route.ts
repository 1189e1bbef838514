import { route } from "@/lib/http/route";
import { addCompanySource } from "@/lib/sources/owned/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, client, params, body }) =>
  addCompanySource({ actor, client, companyId: params.companyId }, body),
);
