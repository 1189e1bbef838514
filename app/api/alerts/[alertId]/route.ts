import { changeAlert, deleteAlert } from "@/lib/alerts/commands";
import { alertChangeInput, alertParams } from "@/lib/alerts/schema";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { auth: "required", params: alertParams, body: alertChangeInput },
  async ({ actor, params, body }) => ({ alert: await changeAlert(actor, params.alertId, body) }),
);

export const DELETE = route({ auth: "required", params: alertParams }, async ({ actor, params }) =>
  deleteAlert(actor, params.alertId),
);
