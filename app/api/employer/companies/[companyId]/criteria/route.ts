import { setCriteria } from "@/lib/applications/scorecards/criteria.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setCriteria(actor, params.companyId, body),
);
