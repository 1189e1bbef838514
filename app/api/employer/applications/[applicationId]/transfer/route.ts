import { transferApplication, undoTransfer } from "@/lib/applications/transfers/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  transferApplication(actor, params.applicationId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  undoTransfer(actor, params.applicationId),
);
