import { changeAlert, deleteAlert } from "@/lib/alerts/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) => ({
  alert: await changeAlert(actor, params.alertId, body),
}));

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  deleteAlert(actor, params.alertId),
);
