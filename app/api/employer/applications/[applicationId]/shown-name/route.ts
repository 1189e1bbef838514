import { showName } from "@/lib/applications/applicants/shown-name.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  showName(actor, params.applicationId, body),
);
