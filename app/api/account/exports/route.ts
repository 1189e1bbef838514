import { requestExport } from "@/lib/accounts/privacy/data-export.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) =>
  requestExport(actor, body.currentPassword),
);
