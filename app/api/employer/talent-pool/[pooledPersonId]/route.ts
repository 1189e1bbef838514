import { changePooled, removePooled } from "@/lib/applications/talent-pool/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  changePooled(actor, params.pooledPersonId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  removePooled(actor, params.pooledPersonId),
);
