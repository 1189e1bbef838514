import { setReasons } from "@/lib/applications/letters/reasons.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setReasons(actor, params.companyId, body),
);
