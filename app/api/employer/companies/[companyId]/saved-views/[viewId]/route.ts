import { changeView, deleteView } from "@/lib/applications/saved-views/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  changeView(actor, params, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  deleteView(actor, params),
);
