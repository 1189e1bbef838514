import { route } from "@/lib/http/route";
import { previewCompanySource } from "@/lib/sources/owned/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, params, body }) =>
  previewCompanySource({ actor, companyId: params.companyId }, body),
);
