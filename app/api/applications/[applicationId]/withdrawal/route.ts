import { withdrawApplication } from "@/lib/applications/status.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  withdrawApplication(actor, params.applicationId, body),
);
