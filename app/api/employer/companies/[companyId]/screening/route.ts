import { setBlind } from "@/lib/applications/employer-view/blind-screening.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setBlind(actor, params.companyId, body),
);
