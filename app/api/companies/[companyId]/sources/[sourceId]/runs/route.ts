import { route } from "@/lib/http/route";
import { requestRun } from "@/lib/sources/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, client, params, body }) =>
  requestRun({ actor, client, companyId: params.companyId }, params.sourceId, body),
);
