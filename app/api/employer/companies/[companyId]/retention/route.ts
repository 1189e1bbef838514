import { setRetention } from "@/lib/applications/retention.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setRetention(actor, params.companyId, body),
);
